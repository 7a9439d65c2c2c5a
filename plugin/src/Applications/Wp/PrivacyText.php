<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Wp;

use CourantDesk\Applications\ApplicationsSettings;
use CourantDesk\Applications\Wp\Recruiting\Retention;
use CourantDesk\Applications\Wp\Recruiting\StageOption;

/** What a site may say about applications in its privacy policy, by its own settings. WordPress offers it as a suggestion. */
final class PrivacyText
{
    public function __construct(
        private readonly ApplicationsSettings $settings,
        private readonly Retention $retention,
        private readonly StageOption $stages,
    ) {
    }

    public function boot(): void
    {
        add_action('admin_init', [$this, 'suggest']);
    }

    public function suggest(): void
    {
        global $pagenow;
        // The text costs queries, and only these two pages read it.
        if (in_array($pagenow, ['privacy-policy-guide.php', 'options-privacy.php'], true)) {
            wp_add_privacy_policy_content(__('Courant Desk: job applications', 'courant-desk'), wp_kses_post(wpautop($this->text(), false)));
        }
    }

    public function text(): string
    {
        $parts = [
            __('When you apply for a job on this site, we store what you enter into the form and the files that you send: name, e-mail address, telephone number, letter and CV, and what else the form asks for. We use it to handle your application and for nothing else.', 'courant-desk'),
            __('Only the people who decide about your application can see it. Your files lie outside of the public part of this site, and it is noted who opens them. Members of our staff may add notes and a rating.', 'courant-desk'),
            $this->settings->keepsAddress()
                ? __('We also store the network address (IP address) from which the application was sent, to fend off abuse.', 'courant-desk')
                : __('We do not store the network address (IP address) from which the application was sent. To fend off abuse it is counted for some minutes in a form from which nobody can read it.', 'courant-desk'),
            $this->keeping(),
            __('You may ask us at any time which data we have of you, and ask us to delete them.', 'courant-desk'),
        ];

        return implode("\n\n", $parts);
    }

    private function keeping(): string
    {
        $limits = [];
        foreach ($this->retention->limits() as $slug => $days) {
            $stage = $this->stages->read()->find($slug);
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
