export const CUES = ['turn', 'reveal', 'death', 'dawn'] as const;
export type Cue = (typeof CUES)[number];

/** One voice of a cue: a tone that fades in and out, sliding from one pitch to another. */
interface Voice {
  readonly wave: OscillatorType;
  /** In hertz: where it starts and where it ends. */
  readonly from: number;
  readonly to: number;
  /** In seconds from the start of the cue. */
  readonly at: number;
  readonly length: number;
  readonly loudness: number;
}

/** All cues are made of a few tones: there is no file to load, and each is shorter than a second and a half. */
export const SCORE: Readonly<Record<Cue, readonly Voice[]>> = {
  // Two soft bells, a fifth apart.
  turn: [bell(523.25, 0), bell(783.99, 0.14)],
  // A card turned by moonlight: a quick rising shimmer.
  reveal: [
    { wave: 'triangle', from: 220, to: 880, at: 0, length: 0.35, loudness: 0.16 },
    bell(1174.66, 0.22),
    bell(1760, 0.3),
  ],
  // A low drop, and the silence after it.
  death: [
    { wave: 'sine', from: 130, to: 41, at: 0, length: 0.9, loudness: 0.5 },
    { wave: 'sawtooth', from: 98, to: 46, at: 0, length: 0.5, loudness: 0.08 },
    { wave: 'sine', from: 233, to: 220, at: 0.1, length: 1.1, loudness: 0.08 },
  ],
  // A slow rising chord: the night is over.
  dawn: [293.66, 369.99, 440, 587.33].map((pitch, i) => ({
    wave: 'triangle' as const,
    from: pitch,
    to: pitch,
    at: i * 0.16,
    length: 1,
    loudness: 0.14,
  })),
};

function bell(pitch: number, at: number): Voice {
  return { wave: 'sine', from: pitch, to: pitch, at, length: 0.55, loudness: 0.2 };
}

/** The instrument of a game: the same cues, in a voice of its own. */
export interface Timbre {
  /** The waveform of bells and chords. */
  readonly wave: OscillatorType;
  /** Multiplies the pitch of the score. */
  readonly pitch: number;
  /** Multiplies the length of each tone. */
  readonly length: number;
}

const PLAIN: Timbre = { wave: 'sine', pitch: 1, length: 1 };
/** In seconds: a longer cue would get in the way of the next. */
const LONGEST = 1.5;
/** Waves with many overtones seem louder than they are. */
const LOUDNESS: Readonly<Partial<Record<OscillatorType, number>>> = { sawtooth: 0.35, square: 0.3 };

/** The voices of a cue on an instrument. A low drop keeps its pitch: it is felt more than heard. */
export function voicesOf(cue: Cue, { wave, pitch, length }: Timbre = PLAIN): readonly Voice[] {
  return SCORE[cue].map((voice) => {
    const isBell = voice.wave === 'sine' && voice.from === voice.to;
    const played = isBell || voice.wave === 'triangle' ? wave : voice.wave;
    const factor = voice.from < 200 ? 1 : pitch;
    return {
      ...voice,
      wave: played,
      from: voice.from * factor,
      to: voice.to * factor,
      length: Math.min(voice.length * length, LONGEST - voice.at),
      loudness: voice.loudness * (played === voice.wave ? 1 : (LOUDNESS[played] ?? 1)),
    };
  });
}

let context: AudioContext | null = null;

/** Plays a cue now. Browsers allow it only after the first interaction with the page; before that, nothing is heard. */
export function playCue(cue: Cue, timbre?: Timbre, volume = 0.6): void {
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  const now = context.currentTime + 0.01;
  for (const voice of voicesOf(cue, timbre)) playVoice(context, voice, now, volume);
}

function playVoice(audio: AudioContext, voice: Voice, now: number, volume: number): void {
  const begin = now + voice.at;
  const end = begin + voice.length;
  const tone = audio.createOscillator();
  tone.type = voice.wave;
  tone.frequency.setValueAtTime(voice.from, begin);
  tone.frequency.exponentialRampToValueAtTime(voice.to, end);
  const fade = audio.createGain();
  fade.gain.setValueAtTime(0, begin);
  fade.gain.linearRampToValueAtTime(voice.loudness * volume, begin + 0.02);
  fade.gain.exponentialRampToValueAtTime(0.0001, end);
  tone.connect(fade).connect(audio.destination);
  tone.start(begin);
  tone.stop(end);
}
