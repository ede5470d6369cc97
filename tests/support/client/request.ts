import { answerCall } from './api.ts'

/** Replaces the browser's `XMLHttpRequest` with the parts that uploads use, answered by the test's API. */
export class AnsweredRequest extends EventTarget {
  readonly upload = new EventTarget()
  status = 0
  responseText = ''
  private method = ''
  private address = ''
  private isCalledOff = false

  open(method: string, address: string): void {
    this.method = method
    this.address = address
  }

  setRequestHeader(): void {}

  getResponseHeader(name: string): string | null {
    return name === 'content-type' ? 'application/json' : null
  }

  abort(): void {
    this.isCalledOff = true
    this.dispatchEvent(new Event('abort'))
  }

  send(body: Blob | null): void {
    void this.answer(body)
  }

  private async answer(body: Blob | null): Promise<void> {
    const size = body?.size ?? 0
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded: size, total: size }))
    try {
      const reply = await answerCall(this.address, { method: this.method, body })
      this.status = reply.status
      this.responseText = JSON.stringify(await reply.json())
      if (!this.isCalledOff) this.dispatchEvent(new Event('load'))
    } catch {
      if (!this.isCalledOff) this.dispatchEvent(new Event('error'))
    }
  }
}
