// The page that is shown, by the address.

import { base } from './base';

/** With whom a new table is played. */
export type Company = 'friends' | 'bots';

export type Route =
  | { page: 'home' }
  | { page: 'new'; game: string; company: Company }
  | { page: 'table'; code: string }
  | { page: 'replay'; code: string; step: number | null }
  | { page: 'rules'; game: string; rule: string | null }
  | { page: 'first'; game: string }
  | { page: 'account' }
  | { page: 'credits' }
  | { page: 'nowhere' };

/** The address of a page. */
export function href(path: string): string {
  return base + path;
}

/** The page that an address shows. */
export function read(pathname: string, hash: string): Route {
  const path = pathname.startsWith(base) ? pathname.slice(base.length) : pathname.replace(/^\//, '');
  const [first = '', second, third, ...rest] = path.split('/').filter((part) => part !== '');
  if (rest.length > 0) return { page: 'nowhere' };
  switch (first) {
    case '':
      return { page: 'home' };
    case 'new':
      if (!second || (third !== undefined && third !== 'bots')) return { page: 'nowhere' };
      return { page: 'new', game: second, company: third ?? 'friends' };
    case 't':
      return second && !third ? { page: 'table', code: second } : { page: 'nowhere' };
    case 'replay': {
      if (!second) return { page: 'nowhere' };
      const step = third === undefined ? null : Number.parseInt(third, 10);
      return { page: 'replay', code: second, step: Number.isNaN(step) ? null : step };
    }
    case 'rules':
      // A rule is in the path; a place on the page is in the hash, as usual.
      if (!second) return { page: 'nowhere' };
      return { page: 'rules', game: second, rule: hash ? decodeURIComponent(hash.slice(1)) : (third ?? null) };
    case 'first':
      return second && !third ? { page: 'first', game: second } : { page: 'nowhere' };
    case 'account':
    case 'credits':
      return second ? { page: 'nowhere' } : { page: first };
    default:
      return { page: 'nowhere' };
  }
}

class Routing {
  route = $state.raw<Route>(read(location.pathname, location.hash));

  constructor() {
    addEventListener('popstate', () => this.#follow());
    // Links within the app do not load the page again.
    addEventListener('click', (event) => {
      if (event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || link.target || link.hasAttribute('download')) return;
      const url = new URL(link.href);
      if (url.origin !== location.origin || !url.pathname.startsWith(base)) return;
      if (url.pathname.startsWith(`${base}api/`)) return;
      event.preventDefault();
      this.go(url.pathname + url.hash);
    });
  }

  /** Shows another page. */
  go(address: string, replace = false) {
    if (replace) history.replaceState(null, '', address);
    else history.pushState(null, '', address);
    this.#follow();
    scrollTo(0, 0);
  }

  /** Changes the address in place, so that a copied link leads to what is shown. */
  rename(address: string) {
    history.replaceState(null, '', address);
    this.#follow();
  }

  #follow() {
    this.route = read(location.pathname, location.hash);
  }
}

export const routing = new Routing();
