// Small parts that all pages use.

import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { START_LINK } from "./route";
import { useShared, useWords } from "./words";

export function Dialog({
  title,
  onClose,
  children,
}: {
  title: string;
  onClose(): void;
  children: ComponentChildren;
}) {
  const words = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  // Before it can be seen: until then Escape would not close it.
  useLayoutEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog anyway.
    <dialog
      ref={dialog}
      aria-label={title}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && dialog.current?.close()}
    >
      <div class="dialog-content">
        <header>
          <h2>{title}</h2>
          <button type="button" class="quiet" onClick={() => dialog.current?.close()}>
            <Icon name="close" label={words("page-close")} />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}

/** A question before something that cannot be taken back. */
export function Ask({ question, onAnswer }: { question: string; onAnswer(yes: boolean): void }) {
  const words = useWords();
  return (
    <Dialog title={question} onClose={() => onAnswer(false)}>
      <div class="buttons">
        <button type="button" onClick={() => onAnswer(false)}>
          {words("page-no")}
        </button>
        <button type="button" class="main" onClick={() => onAnswer(true)}>
          {words("page-yes")}
        </button>
      </div>
    </Dialog>
  );
}

const PATHS = {
  close: "M5 5l14 14M19 5L5 19",
  turn: "M19 8a8 8 0 1 0 1 6M20 3v6h-6",
  flip: "M12 3v18M8 7L3 17h5zM16 7l5 10h-5z",
  undo: "M8 5L3 10l5 5M3 10h11a6 6 0 0 1 0 12h-3",
  redo: "M16 5l5 5-5 5M21 10H10a6 6 0 0 0 0 12h3",
  play: "M4 12l6 6L20 6",
  menu: "M4 6h16M4 12h16M4 18h16",
  share: "M12 15V3M7 8l5-5 5 5M5 13v7h14v-7",
  smile: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18M8.5 14a4 4 0 0 0 7 0M9 9v.5M15 9v.5",
  home: "M3 11l9-8 9 8M6 9v11h12V9",
  back: "M15 5l-7 7 7 7",
  forward: "M9 5l7 7-7 7",
  first: "M18 5l-7 7 7 7M6 5v14",
  last: "M6 5l7 7-7 7M18 5v14",
  run: "M7 4l12 8-12 8z",
  pause: "M8 5v14M16 5v14",
  pattern: "M4 4h7v7H4zM4 11h7v8H4zM11 11h8v8h-8z",
  single: "M7 7h10v10H7z",
} as const;

export type IconName = keyof typeof PATHS;

/** A picture with its name. The name is not visible. */
export function Icon({ name, label }: { name: IconName; label?: string }) {
  return (
    <>
      <svg class={`icon icon-${name}`} viewBox="0 0 24 24" aria-hidden="true">
        <path d={PATHS[name]} />
      </svg>
      {label && <span class="hidden">{label}</span>}
    </>
  );
}

export function IconButton({
  name,
  label,
  onClick,
  pressed,
  disabled,
}: {
  name: IconName;
  label: string;
  onClick(): void;
  pressed?: boolean;
  disabled?: boolean;
}) {
  return (
    <button
      type="button"
      class="icon-only"
      title={label}
      aria-pressed={pressed}
      disabled={disabled}
      onClick={onClick}
    >
      <Icon name={name} label={label} />
    </button>
  );
}

export function LanguageChoice() {
  const words = useWords();
  const { lobby, language, setLanguage } = useShared();
  return (
    <fieldset class="languages" aria-label={words("page-language")}>
      {lobby.languages.map((one) => (
        <button
          type="button"
          key={one}
          lang={one}
          class="quiet"
          aria-pressed={one === language}
          onClick={() => setLanguage(one)}
        >
          {one.toUpperCase()}
          <span class="hidden"> {OWN_NAMES[one]}</span>
        </button>
      ))}
    </fieldset>
  );
}

/** How languages call themselves. */
const OWN_NAMES: Record<string, string> = { en: "English", cs: "Čeština", pl: "Polski" };

/** The name of the program, which leads to the first page. */
export function Brand() {
  return (
    <a class="brand" href={START_LINK}>
      <img src="icon.svg" alt="" width="28" height="28" />
      <span>roll-and-write</span>
    </a>
  );
}

export function Notice({ children }: { children: ComponentChildren }) {
  return (
    <p class="notice" role="alert">
      {children}
    </p>
  );
}
