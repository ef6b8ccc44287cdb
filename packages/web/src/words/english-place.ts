/** What is said, in English, where somebody looks after their own place: PIN, devices, name, calendar, leaving. */
export const ENGLISH_PLACE = {
  title: 'Your place',
  sitsAs: (seat: string) => `You sit here as ${seat}, by a card.`,
  pin: {
    title: 'A PIN for your seat',
    about:
      'Whoever finds your card could sit down in your place. With a PIN, a new device needs the card and the PIN. Devices that are in stay in.',
    isSet: 'A PIN is set.',
    isNotSet: 'No PIN is set.',
    field: 'New PIN',
    hint: 'Four to eight digits, not all the same and not in a row.',
    set: 'Set the PIN',
    change: 'Change the PIN',
    nowSet: 'The PIN is set. New devices are asked for it.',
    nowChanged: 'The PIN is changed. New devices are asked for the new one.',
    remove: 'Take the PIN away',
    removeMeans: 'Whoever has your card can sit down here again, without anything else.',
    removeNow: 'Yes, take it away',
    removed: 'The PIN is gone. The card alone lets you in.',
    forgotten:
      'Forgotten? A device that is in needs no old PIN to set a new one. If none is, the Judge gives you a new card.',
  },
  devices: {
    title: 'Devices in your seat',
    about: 'Do you not know one of these? Sign it out, set a PIN, and tell the Judge.',
    out: 'Sign it out',
    outOf: (device: string) => `: ${device}`,
    means: (device: string) =>
      `${device} is out at once: the page that is open there closes. With your card, and the PIN if you set one, it can come in again.`,
    now: 'Yes, sign it out',
    done: (device: string) => `Signed out: ${device}. What was open there is closed.`,
  },
  called: {
    title: 'Your title',
    about: 'For show: no title has more power than another. Everybody sees it.',
    save: 'Go by this title',
    saved: (title: string) => `You go by ${title} now.`,
  },
  name: {
    title: 'Your name',
    about: 'What your Judge knows you by, in the list of the class and in the grades. The other players do not see it.',
    field: 'Name',
    save: 'Keep this name',
    saved: (name: string) => (name === '' ? 'No name is kept of you.' : `The Judge knows you as ${name} now.`),
    data: 'Download what is kept about you',
    downloaded: 'Downloaded.',
  },
  calendar: {
    title: 'Deadlines in your calendar',
    about: 'A calendar program that has this link shows when the phase that is open ends, and looks again by itself.',
    secret:
      'Whoever has the link sees the deadlines of this game, and nothing else. It ends when the Judge gives you a new card.',
    link: 'Link for your calendar',
    open: 'Open in a calendar',
  },
  leave: {
    title: 'Leave this device',
    about: 'When others use this device too. Your card lets you in again, here or anywhere.',
    act: 'Leave this seat here',
    means: 'You are signed out of this seat here. What you wrote on this device and did not send is thrown away.',
    now: 'Yes, leave',
  },
} as const;
