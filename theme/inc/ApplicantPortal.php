<?php

declare(strict_types=1);

namespace Courant;

/**
 * Prints the site header and footer on the plugin's applicant portal. Its URL contains a secret, so the page has no
 * scripts, ads or widgets, which could send the URL to other hosts.
 */
final class ApplicantPortal implements Module
{
    public function boot(): void
    {
        add_action('courant_desk_applicant_portal_header', $this->printHeader(...));
        add_action('courant_desk_applicant_portal_footer', $this->printFooter(...));
    }

    private function printHeader(): void
    {
        get_template_part('template-parts/components/portal-header');
    }

    private function printFooter(): void
    {
        echo '<footer class="footer" id="footer"><div class="site-container">';
        get_template_part('template-parts/components/footer-close');
        echo '</div></footer>';
    }
}
