/** None has been made in writing. */
export const commitments = {} as const;
