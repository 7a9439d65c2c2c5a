<?php

declare(strict_types=1);

namespace CourantDesk\Consent\Storage;

use CourantDesk\Consent\Domain\PolicyScan;

/** Stores the last scan for markup that the Content-Security-Policy blocks. */
final class PolicyScanRepository
{
    public const OPTION = 'courant_policy_scan';

    public function find(): PolicyScan
    {
        return PolicyScan::fromArray(get_option(self::OPTION, []));
    }

    public function save(PolicyScan $scan): void
    {
        update_option(self::OPTION, $scan->toArray(), false);
    }

    public function delete(): void
    {
        delete_option(self::OPTION);
    }

    /** Returns why the policy cannot be enforced yet, as a sentence; '' when it can. */
    public function errorForEnforcing(): string
    {
        $scan = $this->find();
        if (!$scan->isComplete() || count($scan->failed) === $scan->pages) {
            return __('Scan the site for inline event handlers first. The scan is below the settings.', 'courant-desk');
        }
        $blockers = $scan->countBlockers();

        return $blockers === 0 ? '' : sprintf(
            /* translators: %d: a number */
            _n(
                'The last scan found %d inline event handler or javascript: URL that would stop working. Remove it and scan again, or choose to ignore the scan results.',
                'The last scan found %d inline event handlers or javascript: URLs that would stop working. Remove them and scan again, or choose to ignore the scan results.',
                $blockers,
                'courant-desk'
            ),
            $blockers
        );
    }
}
