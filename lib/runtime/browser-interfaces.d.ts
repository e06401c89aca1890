// Browser APIs that TypeScript's DOM library does not describe.

/** The Network Information API. */
interface Navigator {
  readonly connection?: EventTarget & {
    readonly saveData?: boolean;
    readonly effectiveType?: string;
  };
}

/** Trusted types, https://w3c.github.io/trusted-types/dist/spec/ */
interface Window {
  readonly trustedTypes?: {
    createPolicy(
      name: string,
      rules: {
        readonly [R in 'createHTML' | 'createScript' | 'createScriptURL']?: (
          input: string,
        ) => string | null;
      },
    ): unknown;
  };
}

/** Background Sync, https://wicg.github.io/background-sync/spec/ */
interface ServiceWorkerRegistration {
  readonly sync?: { register(tag: string): Promise<void> };
}
interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
  readonly lastChance: boolean;
}
interface ServiceWorkerGlobalScopeEventMap {
  sync: SyncEvent;
}
