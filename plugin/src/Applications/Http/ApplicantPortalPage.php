<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Http;

use CourantDesk\Applications\ApplicationsFactory;
use CourantDesk\Applications\Frontend\ApplicantPortalView;

/** Prints the pages of the applicant portal, which are never cached and disclose their URL to no other site. */
final class ApplicantPortalPage
{
    public function __construct(private readonly ApplicationsFactory $factory)
    {
    }

    public function sendHeaders(): void
    {
        ResponseSender::preventCaching();
        header('X-Robots-Tag: noindex, nofollow');
        header('Referrer-Policy: no-referrer');
        header('X-Frame-Options: DENY');
    }

    /** @return list<string> handles */
    public function styles(): array
    {
        $assets = $this->factory->kernel->assets;
        array_map($assets->enqueueStyle(...), ['applications', 'applicant-portal', 'openings-about']);
        /**
         * Filters the stylesheets of the applicant portal, so that a theme can add its own. The page has no scripts
         * and sends no referrer; a stylesheet must not load files from other hosts.
         *
         * @since 0.2.0
         * @param list<string> $handles handles of registered stylesheets, in the order in which they are printed
         */
        $handles = apply_filters('courant_desk_applicant_portal_styles', [
            'courant-desk-applications', 'courant-desk-applicant-portal', 'courant-desk-openings-about',
        ]);

        return is_array($handles) ? array_values(array_filter($handles, is_string(...))) : [];
    }

    public function print(ApplicantPortalView $view): never
    {
        $this->factory->kernel->template->print('applications/portal', $view);
        exit;
    }
}
