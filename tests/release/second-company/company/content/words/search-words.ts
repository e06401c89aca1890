export const searchWords = { '/care/pets/vaccination': 'jab puppy booster' } as const;

export const searchAnswers = {};
