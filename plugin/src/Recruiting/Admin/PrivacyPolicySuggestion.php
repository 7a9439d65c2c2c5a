<?php

declare(strict_types=1);

namespace CourantDesk\Recruiting\Admin;

use CourantDesk\Applications\Domain\Applications;
use CourantDesk\Recruiting\Storage\ApplicationRetention;
use CourantDesk\Recruiting\Storage\StageRepository;

/** Suggests a section about applications for the site's privacy policy, based on the settings of the plugin. */
final class PrivacyPolicySuggestion
{
    public function __construct(
        private readonly Applications $applications,
        private readonly ApplicationRetention $retention,
        private readonly StageRepository $stages,
    ) {
    }

    public function addSuggestion(): void
    {
        global $pagenow;
        // Added only on these two pages, because the text requires queries.
        if (in_array($pagenow, ['privacy-policy-guide.php', 'options-privacy.php'], true)) {
            wp_add_privacy_policy_content(__('Courant Desk: job applications', 'courant-desk'), wp_kses_post(
                wpautop($this->policyText(), false)
            ));
        }
    }

    public function policyText(): string
    {
        $paragraphs = [
            __('When you apply for a job on this site, we store what you enter in the form and the files that you send: name, email address, phone number, cover letter, CV, and other requested information. We use this data only to process your application.', 'courant-desk'),
            __('Only people who are involved in the hiring decision can see your application. Your files are stored outside the public part of this site, and each access is logged. Members of our staff may add notes and a rating.', 'courant-desk'),
            $this->applications->isNetworkAddressStored()
                ? __('We also store the IP address from which the application was sent, to prevent abuse.', 'courant-desk')
                : __('We do not store the IP address from which the application was sent. To prevent abuse, we keep a hash of it for a few minutes, from which the IP address cannot be read.', 'courant-desk'),
            $this->retentionText(),
            __('You can ask us at any time which data we store about you, and ask us to delete it.', 'courant-desk'),
        ];

        return implode("\n\n", $paragraphs);
    }

    private function retentionText(): string
    {
        $limits = [];
        foreach ($this->retention->limitsByStage() as $slug => $days) {
            $stage = $this->stages->findAll()->find($slug);
            if ($stage !== null) {
                $limits[] =
                    /* translators: 1: name of a stage, 2: number of days */
                    sprintf(_n('%1$s: %2$d day', '%1$s: %2$d days', $days, 'courant-desk'), $stage->label, $days);
            }
        }

        return $limits === []
            ? __('We keep applications until we delete them. [Add here when you delete them.]', 'courant-desk')
            : sprintf(
                /* translators: %s: list of stages and days */
                __('We delete applications after this time in a stage: %s. If you agreed to be considered for future openings, we keep your application until your consent expires.', 'courant-desk'),
                implode(', ', $limits),
            );
    }
}
