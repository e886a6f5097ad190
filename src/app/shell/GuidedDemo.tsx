import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useLazyModule } from '@/ui/loading/useLazyModule';

const loadDemo = () => import('@/features/demo/DemoBar');

/** The guided demo, which `?demo=1` begins on any page. It goes on from page to page until it is left. */
export function GuidedDemo() {
  const [address] = useSearchParams();
  const isAsked = address.get('demo') === '1';
  const [isOn, setOn] = useState(false);
  // The first stop has another address, so it is asked for once.
  if (isAsked && !isOn) setOn(true);
  const part = useLazyModule(loadDemo, isOn);
  return isOn && part.state === 'ready' ? <part.module.DemoBar onLeave={() => setOn(false)} /> : null;
}
