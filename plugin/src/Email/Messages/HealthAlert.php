<?php

declare(strict_types=1);

namespace CourantDesk\Email\Messages;

use CourantDesk\Email\Domain\SiteEmailMessage;
use CourantDesk\Email\Domain\SiteEmailQueue;
use CourantDesk\Kernel\PostTypes;

/** Reports problems with applications to the administrator and HR. */
final class HealthAlert extends SiteEmailMessage
{
    public function kind(): string
    {
        return SiteEmailQueue::HEALTH_ALERT;
    }

    public function label(): string
    {
        return __('To the administrator and HR: problems with applications', 'courant-desk');
    }

    public function subject(): string
    {
        /* translators: %s: name of the site */
        return sprintf(__('Applications at %s need your attention', 'courant-desk'), '{site-title}');
    }

    public function text(): string
    {
        return "{issues}\n\n{applications-url}\n{site-health-url}\n";
    }

    public function sampleTags(): array
    {
        return [
            '{issues}' => __('Emails about applications are not being sent.', 'courant-desk'),
            '{site-title}' => wp_specialchars_decode(get_bloginfo('name'), ENT_QUOTES),
            '{applications-url}' => admin_url('edit.php?post_type=' . PostTypes::APPLICATION),
            '{site-health-url}' => admin_url('site-health.php'),
        ];
    }

    /** Returns false, because an out-of-office reply shows that nobody reads the alert. */
    public function isAutomatic(): bool
    {
        return false;
    }
}
