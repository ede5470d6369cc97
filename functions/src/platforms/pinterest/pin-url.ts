/** Where people see a pin. */
export const pinUrl = (id: string) => `https://www.pinterest.com/pin/${id}/`
