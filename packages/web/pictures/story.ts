/** The orders of the year that the pictures show: Spain goes for Rome, the Turks for Moldavia, England for Norway. */
export const SPRING: readonly string[] = [
  'F Bre - MAO, A Che - Sco, F Lon - Nth',
  'F Bru - Net, A Mar - Swi, A Par - Bur',
  'F Ber - Kie, A Mun - Bur, A Vie - Hun',
  'F Sof/ec - Bla, F Smy - Aeg, A Ank - Con, A Con - Sof',
  'A Nov - Mus, A War - Ukr, F Sev - Mol',
  'F Mad/sc - Wes, A Lis - Mad, F Nap - Tys',
  'A Ven - Tus, A Tri - Ser, F Ath - Ion',
];

export const FALL: readonly string[] = [
  'F MAO - Lis, A Sco - Nwy, F Nth C A Sco - Nwy',
  'F Net H, A Swi S A Par - Bur, A Par - Bur',
  'F Kie - Den, A Mun - Swi, A Hun - Ser',
  'F Bla S A Sof - Mol, A Sof - Mol, A Con - Sof, F Aeg - Ath',
  'A Mus H, A Ukr - Gal, F Mol H',
  'F Tys - Pap, F Wes - Tun, A Mad - Mar',
  'A Tus S F Tys - Pap, A Ser - Sof, F Ion - Nap',
];

export const RETREATS: readonly string[] = ['F Mol - Sev'];

export const ADJUSTMENTS: readonly string[] = ['Build F Brest', 'Build A London', 'Build F Smyrna', 'Build A Paris'];
