// Where the keyboard is when what had the focus has gone.

/**
 * Gives the focus to what has appeared when what had it is gone: browsers would begin at the top of the page again. The
 * first element with `data-arrival` gets it, as soon as there is one.
 */
export function keepFocus(root: HTMLElement) {
  let last: Element | undefined;
  root.addEventListener("focusin", (event) => {
    last = event.target as Element;
  });
  const look = () => {
    if (last && !last.isConnected && document.activeElement === document.body) {
      root.querySelector<HTMLElement>("[data-arrival]")?.focus();
    }
  };
  new MutationObserver(look).observe(root, { childList: true, subtree: true });
}
