<?php

declare(strict_types=1);

namespace CourantDesk\Consent\Admin;

use CourantDesk\Consent\Domain\BlockedMarkup;
use CourantDesk\Consent\Storage\PolicyScanRepository;
use CourantDesk\Kernel\Capabilities;
use CourantDesk\Kernel\Kernel;
use CourantDesk\Kernel\SiteDateFormat;

/** Prints the last scan below the privacy settings, with a button that starts another one. */
final class PolicyScanPanel
{
    private const SETTINGS_OPTION = 'courant_consent';

    public function __construct(private readonly Kernel $kernel, private readonly PolicyScanRepository $scans)
    {
    }

    public function print(mixed $option): void
    {
        if ($option !== self::SETTINGS_OPTION || !current_user_can(Capabilities::SITE)) {
            return;
        }
        $this->kernel->assets->enqueueAdminScript('policy-scan');
        $scan = $this->scans->find();
        $format = SiteDateFormat::dateFormat() . ' ' . SiteDateFormat::timeFormat();
        $this->kernel->template->print('consent/policy-scan', (object) [
            'scan' => $scan,
            'date' => $scan->startedAt === 0 ? '' : (string) wp_date($format, $scan->startedAt),
            'kinds' => [
                BlockedMarkup::HANDLER => __('Inline event handler', 'courant-desk'),
                BlockedMarkup::SCRIPT_URL => __('javascript: URL', 'courant-desk'),
                BlockedMarkup::HOST => __('Script from another host', 'courant-desk'),
            ],
        ]);
    }
}
