export type Operator = {
  /** The data controller and its contact details; null until the operator has filled them in. */
  controller: { name: string; address: readonly string[]; email: string } | null
  /** Companies that process data on behalf of the operator. */
  processors: readonly { name: string; place: string; purpose: 'hosting' | 'email' | 'payments' }[]
}

/** Filled in by the operator of an installation; shown on the legal pages. */
export const OPERATOR: Operator = {
  controller: null,
  processors: [{ name: 'Google Cloud (Firebase)', place: 'us-central1', purpose: 'hosting' }],
}
