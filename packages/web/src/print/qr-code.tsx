import { encode } from 'uqr';

/** A QR code of a text: its modules as one path. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, data } = encode(text, { ecc: 'M', border: 2 });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} data-qr={text.length}>
      <path className="qr-paper" d={`M0 0h${size}v${size}H0z`} />
      <path d={path} />
    </svg>
  );
}
