// The link of a table: as text, as QR code, and by the means of the phone.

import { generate } from "lean-qr";
import { useId, useMemo, useRef, useState } from "preact/hooks";
import { Icon } from "../ui";
import { useWords } from "../words";

export function Share({ address, title }: { address: string; title: string }) {
  const words = useWords();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
    } catch {
      // Without a secure context browsers only know this old way.
      field.current?.select();
      document.execCommand("copy");
    }
    setCopied(true);
  };
  const isOwnMachine = /^(localhost|127\.|\[::1\])/.test(new URL(address).hostname);
  return (
    <div class="share">
      <QrCode text={address} label={words("page-qr")} />
      <div>
        <label for={id}>{words("page-link")}</label>
        <div class="together">
          <input
            id={id}
            class="link"
            ref={field}
            readOnly
            value={address}
            onFocus={(event) => event.currentTarget.select()}
          />
          <button type="button" onClick={copy}>
            {words("page-copy")}
          </button>
          {"share" in navigator && (
            <button
              type="button"
              onClick={() => navigator.share({ title, url: address }).catch(() => undefined)}
            >
              <Icon name="share" label={words("page-share")} />
            </button>
          )}
        </div>
        <p class="hint" role="status">
          {isCopied ? words("page-copied") : ""}
        </p>
        {isOwnMachine && <p class="hint">{words("page-own-machine")}</p>}
      </div>
    </div>
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
