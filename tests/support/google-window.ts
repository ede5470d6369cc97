import type { BrowserContext, Page } from 'playwright-core'

/** Replaces Google's loader in a pop-up sign-in with what the Auth emulator needs: channels between windows. */
const LOADER = `(function () {
  var seq = 0;
  function Channel(peer) {
    var handlers = {}, waiting = {};
    window.addEventListener('message', function (event) {
      var message = event.data;
      if (!message || message.channel !== 'test-gapi' || event.source !== peer()) return;
      if (message.type === 'reply') {
        var callback = waiting[message.id];
        delete waiting[message.id];
        if (callback) callback([message.data]);
        return;
      }
      var handler = handlers[message.name];
      Promise.resolve(handler && handler(message.data)).then(function (data) {
        event.source.postMessage({ channel: 'test-gapi', type: 'reply', id: message.id, data: data }, '*');
      });
    });
    return {
      register: function (name, handler) { handlers[name] = handler; },
      restyle: function () { return Promise.resolve(); },
      ping: function (callback) { callback(); return Promise.resolve(); },
      send: function (name, data, callback) {
        var id = ++seq + ':' + Math.random();
        if (callback) waiting[id] = callback;
        peer().postMessage({ channel: 'test-gapi', type: 'ask', id: id, name: name, data: data }, '*');
      },
    };
  }
  var parentChannel;
  var context = {
    getParentIframe: function () {
      return parentChannel || (parentChannel = Channel(function () { return window.parent; }));
    },
    open: function (options, callback) {
      var frame = document.createElement('iframe');
      frame.src = options.url;
      frame.title = 'Sign-in';
      frame.style.cssText = 'position:absolute;top:-100px;width:1px;height:1px';
      var channel = Channel(function () { return frame.contentWindow; });
      frame.onload = function () { callback(channel); };
      options.where.appendChild(frame);
      return channel;
    },
  };
  window.gapi = {
    load: function (name, options) { setTimeout(options.callback || options, 0); },
    iframes: {
      CROSS_ORIGIN_IFRAMES_FILTER: function () { return true; },
      Iframe: function () {},
      getContext: function () { return context; },
    },
  };
})();`

/** Makes the Auth emulator's Google window work without internet access. */
export async function prepareGoogle(context: BrowserContext): Promise<void> {
  await context.route('https://apis.google.com/js/api.js*', (route) => {
    const onload = new URL(route.request().url()).searchParams.get('onload')
    const tail =
      onload === null ? 'window.gapi_onload && window.gapi_onload();' : `window[${JSON.stringify(onload)}]();`
    return route.fulfill({ contentType: 'text/javascript', body: `${LOADER}\n${tail}` })
  })
  await context.route(/^https:\/\/(unpkg\.com|fonts\.g\w+\.com)\//, (route) => route.abort())
}

/** Opens Google's window by the button of the page. */
export async function openGoogle(page: Page): Promise<Page> {
  const [window] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Continue with Google' }).click(),
  ])
  await window.waitForLoadState()
  return window
}

/** Opens Google's window and signs in there as a new user. */
export async function signInAtGoogle(page: Page, { email, name }: { email: string; name: string }): Promise<void> {
  const window = await openGoogle(page)
  await window.locator('.js-new-account').click()
  await window.locator('#email-input').fill(email)
  await window.locator('#display-name-input').fill(name)
  await window.locator('#sign-in').click()
}

/** Opens Google's window and chooses an account there that has signed in before. */
export async function returnToGoogle(page: Page, email: string): Promise<void> {
  const window = await openGoogle(page)
  await window.locator('.js-reuse-account', { hasText: email }).click()
}
