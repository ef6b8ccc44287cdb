/** Two partials of a small bell, and how fast they fade. */
const PARTIALS = [
  { hz: 880, volume: 0.25, seconds: 1.6 },
  { hz: 2217, volume: 0.09, seconds: 0.8 },
] as const;

let context: AudioContext | undefined;

/** Strikes a small bell, made in the browser. Nothing is heard where the browser gives no sound. */
export function strikeBell(): void {
  context ??= new AudioContext();
  const now = context.currentTime;
  for (const { hz, volume, seconds } of PARTIALS) {
    const tone = context.createOscillator();
    const gain = context.createGain();
    tone.frequency.value = hz;
    gain.gain.setValueAtTime(volume, now);
    gain.gain.exponentialRampToValueAtTime(0.0001, now + seconds);
    tone.connect(gain).connect(context.destination);
    tone.start(now);
    tone.stop(now + seconds);
  }
}
