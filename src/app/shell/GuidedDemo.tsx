import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useVisitState, visitKey } from '@/data/visit';
import { useLazyModule } from '@/ui/loading/useLazyModule';

const loadDemo = () => import('@/features/demo/DemoBar');

const isOnKey = visitKey<boolean>();

/** The guided demo, which `?demo=1` begins on any page. It goes on from page to page until it is left. */
export function GuidedDemo() {
  const [address] = useSearchParams();
  const [isOn, change] = useVisitState(isOnKey, false);
  const isAsked = address.get('demo') === '1';
  useEffect(() => {
    if (isAsked) change(() => true);
  }, [isAsked, change]);
  const part = useLazyModule(loadDemo, isOn);
  return isOn && part.state === 'ready' ? <part.module.DemoBar onLeave={() => change(() => false)} /> : null;
}
