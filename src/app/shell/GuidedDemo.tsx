import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Part } from '@/ui/loading/Part';

const loadDemo = () => import('@/features/demo/DemoBar');

/** The guided demo, started on any page by `?demo=1`. It continues across pages until it is closed. */
export function GuidedDemo() {
  const [address] = useSearchParams();
  const isAsked = address.get('demo') === '1';
  const [isOn, setOn] = useState(false);
  // The first step navigates to another address, which drops the parameter.
  if (isAsked && !isOn) setOn(true);
  return (
    isOn && (
      <Part name="The demo" load={loadDemo}>
        {({ DemoBar }) => <DemoBar onLeave={() => setOn(false)} />}
      </Part>
    )
  );
}
