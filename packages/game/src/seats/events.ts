/** The events of this area: type → schema of its facts. */
export const seatEvents = {};
