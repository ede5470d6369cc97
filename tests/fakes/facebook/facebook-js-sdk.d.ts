declare module 'facebook-js-sdk' {
  type Config = { appId: string; appSecret: string; redirectUrl: string; graphVersion: string }

  /** The part of the client that the tests use; it ships without types. */
  export default class Facebook {
    constructor(config: Config)
    baseUrl: string
    getLoginUrl(permissions: string[]): string
    callback(code: string): Promise<unknown>
    get(path: string, accessToken?: string): Promise<unknown>
    post(path: string, options: object, accessToken?: string): Promise<unknown>
    setAccessToken(accessToken: string): void
  }
}
