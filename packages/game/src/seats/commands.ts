/** The commands of this area: name → schema of its fields. */
export const seatCommands = {};
