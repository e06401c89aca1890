/**
 * Words that search leaves out, with spaces between them. `it` is not among them, because on this
 * site it means information technology.
 */
export const stopWords =
  'a an and are as at be by can do does for from get have how i in is many me much my need of on or our should that the their there to want was we were what when where which with you your';
