import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useLazyModule } from '@/ui/loading/useLazyModule';

const loadDemo = () => import('@/features/demo/DemoBar');

/** The guided demo, started on any page by `?demo=1`. It continues across pages until it is closed. */
export function GuidedDemo() {
  const [address] = useSearchParams();
  const isAsked = address.get('demo') === '1';
  const [isOn, setOn] = useState(false);
  // The first step navigates to another address, which drops the parameter.
  if (isAsked && !isOn) setOn(true);
  const part = useLazyModule(loadDemo, isOn);
  return isOn && part.state === 'ready' ? <part.module.DemoBar onLeave={() => setOn(false)} /> : null;
}
