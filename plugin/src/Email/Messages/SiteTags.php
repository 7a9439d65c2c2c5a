<?php

declare(strict_types=1);

namespace CourantDesk\Email\Messages;

use CourantDesk\Openings\Domain\HiringOrganization;

/** Returns the values of the tags that are the same in every email about an application. */
final class SiteTags
{
    /** @return array<string, string> by tag with braces */
    public static function forOrganization(HiringOrganization $organization): array
    {
        $hr = $organization->hrEmail();

        return [
            '{site-title}' => wp_specialchars_decode(get_bloginfo('name'), ENT_QUOTES),
            '{site-tagline}' => wp_specialchars_decode(get_bloginfo('description'), ENT_QUOTES),
            '{site-url}' => home_url('/'),
            '{admin-email}' => get_bloginfo('admin_email'),
            '{hr-email}' => $hr !== '' ? $hr : get_bloginfo('admin_email'),
            '{company}' => $organization->name(),
        ];
    }
}
