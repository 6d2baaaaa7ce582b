// "Your turn" for somebody who looks elsewhere: the title, the icon, a sound and a notification.

import { useEffect, useRef, useState } from "preact/hooks";
import * as keep from "../keep";
import { useWords } from "../words";

const SOUND = "sound";
const NOTIFY = "notify";
/** The sound: two short tones, in hertz and seconds. */
const TONES = [660, 880] as const;
const TONE_S = 0.14;
const VOLUME = 0.12;

/** Tells by title and icon whose turn it is, and by sound and notification when it becomes one's own. */
export function useAttention(isTurn: boolean, title: string, owed: string | undefined) {
  const words = useWords();
  const wasTurn = useRef(isTurn);
  const yours = words("page-your-turn");
  useEffect(() => {
    document.title = [isTurn ? `● ${yours}` : "", title, "roll-and-write"]
      .filter(Boolean)
      .join(" · ");
    const icon = document.querySelector<HTMLLinkElement>("link[rel='icon']");
    if (icon) {
      icon.href = isTurn ? "icon-turn.svg" : "icon.svg";
    }
    return () => {
      if (icon) {
        icon.href = "icon.svg";
      }
    };
  }, [isTurn, title, yours]);
  useEffect(() => {
    if (isTurn && !wasTurn.current) {
      if (keep.get(SOUND, false)) {
        play();
      }
      if (keep.get(NOTIFY, false) && document.hidden) {
        notify(`${yours} · ${title}`, owed ?? "");
      }
    }
    wasTurn.current = isTurn;
  }, [isTurn]);
}

/** The choices of a person, who is asked for nothing before. */
export function AttentionChoices() {
  const words = useWords();
  const [sound, setSound] = keep.useKept(SOUND, false);
  const [wanted, setWanted] = keep.useKept(NOTIFY, false);
  const [isDenied, setDenied] = useState(false);
  // Browsers allow notifications only in a secure context.
  const canNotify = "Notification" in window && isSecureContext;
  const changeNotify = async (on: boolean) => {
    const isAllowed = on && (await Notification.requestPermission()) === "granted";
    setDenied(on && !isAllowed);
    setWanted(isAllowed);
  };
  return (
    <>
      <label class="check">
        <input
          type="checkbox"
          checked={sound}
          onChange={(event) => {
            setSound(event.currentTarget.checked);
            if (event.currentTarget.checked) {
              play();
            }
          }}
        />
        {words("page-sound")}
      </label>
      {canNotify && (
        <label class="check">
          <input
            type="checkbox"
            checked={wanted && !isDenied}
            onChange={(event) => changeNotify(event.currentTarget.checked)}
          />
          {words("page-notify")}
        </label>
      )}
      {isDenied && <p class="hint">{words("page-notify-denied")}</p>}
    </>
  );
}

function play() {
  const audio = new AudioContext();
  const volume = audio.createGain();
  volume.gain.value = VOLUME;
  volume.connect(audio.destination);
  for (const [index, tone] of TONES.entries()) {
    const source = audio.createOscillator();
    source.frequency.value = tone;
    source.connect(volume);
    source.start(audio.currentTime + index * TONE_S);
    source.stop(audio.currentTime + (index + 1) * TONE_S);
    if (index === TONES.length - 1) {
      source.onended = () => audio.close();
    }
  }
}

/** Phones only show notifications of a service worker. */
async function notify(title: string, body: string) {
  const options = { body, icon: "icon-192.png", tag: location.hash };
  try {
    const worker = await navigator.serviceWorker?.getRegistration();
    if (worker) {
      await worker.showNotification(title, options);
    } else {
      new Notification(title, options).onclick = () => window.focus();
    }
  } catch {
    // Not allowed any more. The title tells it too.
  }
}
