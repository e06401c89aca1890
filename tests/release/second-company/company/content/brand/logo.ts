export const logo = {
  petals: 'M8 24a12 10 0 0 1 24 0v8h-24z',
  centre: 'M8 12a4 4 0 0 1 8 0a4 4 0 0 1-8 0M24 12a4 4 0 0 1 8 0a4 4 0 0 1-8 0',
} as const;
