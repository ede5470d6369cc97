/** The code as it was given out: the networks' pages add a fragment to the address, which some browsers pass on with it. */
export function plainCode(code: string): string {
  return code.replace(/#_(?:=_)?$/, '')
}
