/** What stands where around an input: hint and error below, so that inputs of one row line up. */
export const FIELD_ORDER: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'description', 'error']
