/** The address of a link that calls a number: `+254 700 000 000` -> `tel:+254700000000`. */
export const callAddressOf = (phone: string): `tel:${string}` => `tel:${phone.replaceAll(' ', '')}`;
