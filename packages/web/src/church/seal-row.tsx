import { churchWords } from '../words/church-words.ts';
import type { Who } from './use-who.ts';

interface SealRowProps {
  readonly who: Who;
  readonly signed: readonly string[];
  readonly needed: number;
  /** Whose own seal is still to be given. */
  readonly mine?: string | undefined;
}

/** The signatures under a document, one ring each up to the number needed. */
export function SealRow({ who, signed, needed, mine }: SealRowProps) {
  const open = Math.max(0, needed - signed.length);
  const places = Array.from({ length: open }, (_, index) => `open-${index + 1}`);
  return (
    <>
      <ol className="seals" aria-label={churchWords.signatures(signed.length, needed)}>
        {signed.map((seat) => (
          <li key={seat} className="sealring sealring--set" title={who.title(seat)}>
            <span aria-hidden="true">{who.mark(seat)}</span>
            <span className="vh">{who.title(seat)}</span>
          </li>
        ))}
        {places.map((place, index) =>
          index === 0 && mine !== undefined ? (
            <li key={place} className="sealring sealring--me">
              {churchWords.you}
            </li>
          ) : (
            <li key={place} className="sealring">
              <span className="vh">{churchWords.openSeal}</span>
            </li>
          ),
        )}
      </ol>
      <p className="count">
        <b>{churchWords.count(signed.length, needed)}</b>
      </p>
    </>
  );
}
