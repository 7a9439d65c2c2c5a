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

    public function register(): void
    {
        add_action('admin_init', [$this, 'addSuggestion']);
    }

    public function addSuggestion(): void
    {
        global $pagenow;
        // Building the text needs queries, and only these two pages use it.
        if (in_array($pagenow, ['privacy-policy-guide.php', 'options-privacy.php'], true)) {
            wp_add_privacy_policy_content(__('Courant Desk: job applications', 'courant-desk'), wp_kses_post(wpautop($this->policyText(), false)));
        }
    }

    public function policyText(): string
    {
        $parts = [
            __('When you apply for a job on this site, we store what you enter into the form and the files that you send: name, e-mail address, telephone number, letter and CV, and what else the form asks for. We use it to handle your application and for nothing else.', 'courant-desk'),
            __('Only the people who decide about your application can see it. Your files lie outside of the public part of this site, and it is noted who opens them. Members of our staff may add notes and a rating.', 'courant-desk'),
            $this->applications->isNetworkAddressStored()
                ? __('We also store the network address (IP address) from which the application was sent, to fend off abuse.', 'courant-desk')
                : __('We do not store the network address (IP address) from which the application was sent. To fend off abuse it is counted for some minutes in a form from which nobody can read it.', 'courant-desk'),
            $this->retentionText(),
            __('You may ask us at any time which data we have of you, and ask us to delete them.', 'courant-desk'),
        ];

        return implode("\n\n", $parts);
    }

    private function retentionText(): string
    {
        $limits = [];
        foreach ($this->retention->limitsByStage() as $slug => $days) {
            $stage = $this->stages->findAll()->find($slug);
            if ($stage !== null) {
                /* translators: 1: name of a stage, 2: number of days */
                $limits[] = sprintf(_n('%1$s: %2$d day', '%1$s: %2$d days', $days, 'courant-desk'), $stage->label, $days);
            }
        }

        return $limits === []
            ? __('We keep applications until we delete them. [Say here when you do.]', 'courant-desk')
            /* translators: %s: list of stages and days */
            : sprintf(__('We delete applications after so long in a stage: %s. If you agreed to be kept for later openings, we keep your application until that time ends.', 'courant-desk'), implode(', ', $limits));
    }
}
