<?php

declare(strict_types=1);

namespace CourantDesk\Overview;

use CourantDesk\Kernel\Capabilities;
use CourantDesk\Kernel\Settings\Field;
use CourantDesk\Kernel\Settings\Group;

/** What the owner decides about figures. */
final class OverviewSettings extends Group
{
    public function room(): string
    {
        return 'overview';
    }

    public function title(): string
    {
        return __('Overview', 'courant-desk');
    }

    public function capability(): string
    {
        return Capabilities::OPENINGS;
    }

    public function fields(): array
    {
        return [
            new Field('digest', 'bool', false, __('Weekly mail with the figures', 'courant-desk'), __('To the HR e-mail address, on Mondays.', 'courant-desk')),
        ];
    }

    public function sendsDigest(): bool
    {
        return $this->bool('digest');
    }
}
