/** React's own tree, as far as it shows whether a part of the document is still only prerendered. */
interface Fiber {
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly stateNode: { readonly current: Fiber } | null;
  readonly memoizedState: { readonly isDehydrated?: boolean; readonly dehydrated?: object | null } | null;
}

/** True once React has hydrated every part of the document. Runs in the page, so it refers to nothing outside itself. */
export function isAlive(): boolean {
  const root = document.getElementById('root');
  const key = Object.keys(root ?? {}).find((name) => name.startsWith('__reactContainer'));
  const container: Fiber | null = root === null || key === undefined ? null : Reflect.get(root, key);
  const current = container?.stateNode?.current ?? null;
  if (current === null || current.memoizedState?.isDehydrated === true) return false;
  const waits = (fiber: Fiber | null): boolean => {
    for (let each = fiber; each !== null; each = each.sibling)
      if ((each.memoizedState?.dehydrated ?? null) !== null || waits(each.child)) return true;
    return false;
  };
  return !waits(current.child);
}
