type Request = { clientId: string; redirectUri: string; state: string; scopes: readonly string[] }

/** Where a person grants an app what it asks for. */
export function authorizeUrl(page: string, { clientId, redirectUri, state, scopes }: Request): string {
  const query = new URLSearchParams({
    client_id: clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: scopes.join(','),
    state,
  })
  return `${page}?${query.toString()}`
}
