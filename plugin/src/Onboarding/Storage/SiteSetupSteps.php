<?php

declare(strict_types=1);

namespace CourantDesk\Onboarding\Storage;

use CourantDesk\Onboarding\Domain\SetupStep;
use CourantDesk\Openings\Domain\HiringOrganization;

/**
 * Determines the setup steps from the state of the site. Steps that must be confirmed manually are stored in the option
 * `courant_setup`.
 */
final class SiteSetupSteps
{
    public const OPTION = 'courant_setup';
    private const SETTINGS_PATH = 'edit.php?post_type=awsm_job_openings&page=awsm-jobs-settings';

    public function __construct(private readonly HiringOrganization $company)
    {
    }

    /** @return list<SetupStep> in the recommended order */
    public function findAll(): array
    {
        $jobs = get_option('courant_jobs');
        $page = get_option('awsm_select_page_listing');
        $page = is_numeric($page) ? (int) $page : 0;
        $confirmed = $this->findDoneIds();
        $settings = admin_url(self::SETTINGS_PATH);

        return [
            new SetupStep(
                'company', __('Enter the company name', 'courant-desk'),
                __('Shown in search engines, feeds and emails.', 'courant-desk'), $settings,
                is_array($jobs) && ($jobs['company'] ?? '') !== '',
            ),
            new SetupStep(
                'recruiter', __('Choose who is notified of new applications', 'courant-desk'),
                __('The HR email address.', 'courant-desk'), $settings, $this->company->hrEmail() !== '',
            ),
            new SetupStep(
                'page', __('Publish a page with the job list', 'courant-desk'),
                __('The page contains the block “Job openings” or the shortcode [awsmjobs].', 'courant-desk'),
                $page > 0 ? admin_url("post.php?post=$page&action=edit") : $settings . '&tab=listings',
                $page > 0 && get_post_status($page) === 'publish',
            ),
            new SetupStep(
                'permalinks', __('Enable pretty permalinks', 'courant-desk'),
                __('Openings then have URLs such as /jobs/page-editor/.', 'courant-desk'),
                admin_url('options-permalink.php'), get_option('permalink_structure') !== '',
            ),
            new SetupStep(
                'privacy', __('Publish a privacy policy', 'courant-desk'),
                __('The application form links to it. WordPress suggests a text for it.', 'courant-desk'),
                admin_url('options-privacy.php'), get_privacy_policy_url() !== '',
            ),
            new SetupStep(
                id: 'consent',
                label: __('Review consent and third-party services', 'courant-desk'),
                help: __('Third-party content loads only after visitors agree.', 'courant-desk'),
                url: $settings . '&tab=consent',
                isDone: in_array('consent', $confirmed, true),
                button: __('Mark as done', 'courant-desk')
            ),
            new SetupStep(
                id: 'store',
                label: __('Check that applicants’ files are private', 'courant-desk'),
                help: __('Site Health requests a test file that must not be accessible.', 'courant-desk'),
                url: admin_url('site-health.php'),
                isDone: in_array('store', $confirmed, true),
                button: __('Mark as done', 'courant-desk')
            ),
            new SetupStep(
                id: 'mail',
                label: __('Test email delivery', 'courant-desk'),
                help: __('If this email does not arrive, applicants do not receive emails either.', 'courant-desk'),
                url: '',
                isDone: in_array('mail', $confirmed, true),
                button: __('Send test email', 'courant-desk')
            ),
        ];
    }

    public function markDone(string $id): void
    {
        update_option(self::OPTION, array_values(array_unique([...$this->findDoneIds(), $id])), false);
    }

    /** @return list<string> */
    private function findDoneIds(): array
    {
        $confirmed = get_option(self::OPTION, []);

        return is_array($confirmed) ? array_values(array_filter($confirmed, 'is_string')) : [];
    }
}
