/**
 * What to do before anybody calls. A wrong move destroys data or evidence, so every page has these
 * words.
 */
export const firstMoves = {
  deadMachine:
    'If a disk clicks or files were deleted, cut the power. If you see a ransom note, unplug the network cable and leave the machine on. Otherwise leave it as it is, and do not restart it.',
  attack: 'Unplug the network cable, leave the computer on, and photograph the screen.',
} as const;
