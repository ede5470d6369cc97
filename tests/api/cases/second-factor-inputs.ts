/** A passkey that nobody has set up, and a wrong code. */
export const SECOND_FACTOR_INPUTS = {
  passkeyId: 'none',
  passkey: {
    id: 'none',
    rawId: 'none',
    type: 'public-key',
    clientExtensionResults: {},
    response: { clientDataJSON: 'none', attestationObject: 'none' },
  },
  proof: { kind: 'app', code: '000000' },
}
