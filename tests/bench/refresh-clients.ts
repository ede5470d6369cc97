import axios, { AxiosHeaders } from 'axios'
import { createAuthRefresh } from 'axios-auth-refresh'
import { z } from 'zod'
import { ApiError } from '../../web/src/lib/api-error.ts'
import { createRefreshOnce } from '../../web/src/lib/refresh-once.ts'

type Tokens = { accessToken: string; refreshToken: string }
/** Sends one request, retries included. Rejects when it fails in the end. */
export type Client = (path: string) => Promise<void>

const pairSchema = z.object({ accessToken: z.string(), refreshToken: z.string() })

/** The product's own refresh, with the single retry of its client. */
export function ownClient(url: string, first: Tokens): Client {
  let stored: Tokens | null = first
  const store = {
    read: () => stored,
    replace: (expected: string, next: Tokens) => {
      if (stored?.refreshToken !== expected) return false
      stored = next
      return true
    },
    clear: () => {
      stored = null
    },
  }
  const request = async (refreshToken: string) => {
    const reply = await fetch(`${url}/refresh`, { method: 'POST', body: JSON.stringify({ refreshToken }) })
    if (!reply.ok) throw new ApiError('refresh_token_invalid', { status: reply.status, detail: '' })
    return pairSchema.parse(await reply.json())
  }
  const refreshOnce = createRefreshOnce({ store, request, exclusively: (work) => work(), onLost: () => {} })
  const send = (path: string, token: string) =>
    fetch(`${url}${path}`, { headers: { authorization: `Bearer ${token}` } })
  return async (path) => {
    const token = stored?.accessToken ?? ''
    const reply = await send(path, token)
    await reply.arrayBuffer()
    if (reply.ok) return
    const again = await send(path, await refreshOnce(token))
    await again.arrayBuffer()
    if (!again.ok) throw new Error(`refused after a refresh: ${again.status}`)
  }
}

/**
 * axios-auth-refresh, with its default or its best setting. By default, requests that are refused during a refresh fail; with `best`, they wait
 * for it and are retried.
 */
export function axiosClient(url: string, first: Tokens, { best }: { best: boolean }): Client {
  let stored = first
  const instance = axios.create({ baseURL: url, adapter: 'fetch' })
  instance.interceptors.request.use((config) => {
    config.headers.set('Authorization', `Bearer ${stored.accessToken}`)
    return config
  })
  const refresh = async (failed: { response?: { config?: { headers?: unknown } } }) => {
    const reply = await axios.post(`${url}/refresh`, { refreshToken: stored.refreshToken }, { adapter: 'fetch' })
    stored = pairSchema.parse(reply.data)
    const headers = failed.response?.config?.headers
    if (headers instanceof AxiosHeaders) headers.set('Authorization', `Bearer ${stored.accessToken}`)
  }
  createAuthRefresh(instance, refresh, best ? { deduplicateRefresh: false } : {})
  return async (path) => {
    await instance.get(path)
  }
}
