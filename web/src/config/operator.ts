export type Operator = {
  /** Who decides about the data, and how people reach them; null until the operator has filled it in. */
  controller: { name: string; address: readonly string[]; email: string } | null
  /** Companies that process data on the operator's behalf. */
  processors: readonly { name: string; place: string; purpose: 'hosting' | 'email' | 'payments' }[]
}

/** Filled in by whoever runs an installation; the legal pages show it. */
export const OPERATOR: Operator = {
  controller: null,
  processors: [{ name: 'Google Cloud (Firebase)', place: 'us-central1', purpose: 'hosting' }],
}
