// The link of a table: as text, as QR code, and by the means of the phone. And its position as a text.

import { generate } from "lean-qr";
import type { ComponentChildren } from "preact";
import { useEffect, useId, useMemo, useRef, useState } from "preact/hooks";
import type { TableSocket, TableView } from "../socket";
import { Icon } from "../ui";
import { useWords } from "../words";

export function Share({ address, title }: { address: string; title: string }) {
  const words = useWords();
  const isOwnMachine = /^(localhost|127\.|\[::1\])/.test(new URL(address).hostname);
  return (
    <div class="share">
      <QrCode text={address} label={words("page-qr")} />
      <div>
        <TextToCopy label={words("page-link")} text={address}>
          {"share" in navigator && (
            <button
              type="button"
              onClick={() => navigator.share({ title, url: address }).catch(() => undefined)}
            >
              <Icon name="share" label={words("page-share")} />
            </button>
          )}
        </TextToCopy>
        {isOwnMachine && <p class="hint">{words("page-own-machine")}</p>}
      </div>
    </div>
  );
}

/** The position of a table as a text, as far as this page may know it. */
export function Position({ view, socket }: { view: TableView; socket: TableSocket | undefined }) {
  const words = useWords();
  const [isOpen, setOpen] = useState(false);
  const { shown, position } = view;
  useEffect(() => {
    if (isOpen && shown) {
      socket?.send({ type: "position" });
    }
  }, [isOpen, shown, socket]);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{words("page-position")}</summary>
      {position && <PositionText text={position.position} isWhole={position.seat === undefined} />}
    </details>
  );
}

/** The text of a position, and what it is. */
export function PositionText({ text, isWhole }: { text: string; isWhole: boolean }) {
  const words = useWords();
  return (
    <TextToCopy label={words(isWhole ? "page-position-whole" : "page-position-seat")} text={text} />
  );
}

function TextToCopy({
  label,
  text,
  children,
}: {
  label: string;
  text: string;
  children?: ComponentChildren;
}) {
  const words = useWords();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState("");
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      // Without a secure context browsers only know this old way.
      field.current?.select();
      document.execCommand("copy");
    }
    setCopied(text);
  };
  return (
    <>
      <label for={id}>{label}</label>
      <div class="together">
        <input
          id={id}
          class="link"
          ref={field}
          readOnly
          value={text}
          onFocus={(event) => event.currentTarget.select()}
        />
        <button type="button" onClick={copy}>
          {words("page-copy")}
        </button>
        {children}
      </div>
      <p class="hint" role="status">
        {copied === text ? words("page-copied") : ""}
      </p>
    </>
  );
}

function QrCode({ text, label }: { text: string; label: string }) {
  const { path, size } = useMemo(() => {
    const code = generate(text);
    let path = "";
    for (let y = 0; y < code.size; y++) {
      for (let x = 0; x < code.size; x++) {
        path += code.get(x, y) ? `M${x} ${y}h1v1h-1z` : "";
      }
    }
    return { path, size: code.size };
  }, [text]);
  return (
    <svg
      class="qr paper"
      viewBox={`-3 -3 ${size + 6} ${size + 6}`}
      role="img"
      aria-label={label}
      shape-rendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}
