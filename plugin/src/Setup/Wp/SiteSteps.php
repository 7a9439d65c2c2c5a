<?php

declare(strict_types=1);

namespace CourantDesk\Setup\Wp;

use CourantDesk\Jobs\Domain\Organisation;
use CourantDesk\Setup\Domain\Step;
use CourantDesk\Setup\Domain\Steps;

/** The steps as this site stands. What only a person can judge is ticked in the option `courant_setup`. */
final class SiteSteps implements Steps
{
    public const OPTION = 'courant_setup';
    private const SETTINGS = 'edit.php?post_type=awsm_job_openings&page=awsm-jobs-settings';

    public function __construct(private readonly Organisation $company)
    {
    }

    public function all(): array
    {
        $jobs = get_option('courant_jobs');
        $page = get_option('awsm_select_page_listing');
        $page = is_numeric($page) ? (int) $page : 0;
        $ticked = $this->ticked();
        $settings = admin_url(self::SETTINGS);

        return [
            new Step('company', __('Name the company', 'courant-desk'), __('Search engines, feeds and mails say it.', 'courant-desk'), $settings, is_array($jobs) && ($jobs['company'] ?? '') !== ''),
            new Step('recruiter', __('Say who is told of new applications', 'courant-desk'), __('The HR e-mail address.', 'courant-desk'), $settings, $this->company->hrAddress() !== ''),
            new Step('page', __('Publish the page with the listing', 'courant-desk'), __('It has the block "Job openings" or the shortcode [awsmjobs].', 'courant-desk'), $page > 0 ? admin_url("post.php?post=$page&action=edit") : $settings . '&tab=listings', $page > 0 && get_post_status($page) === 'publish'),
            new Step('permalinks', __('Choose readable addresses', 'courant-desk'), __('Openings then have addresses such as /jobs/page-editor/.', 'courant-desk'), admin_url('options-permalink.php'), get_option('permalink_structure') !== ''),
            new Step('privacy', __('Publish a privacy policy', 'courant-desk'), __('Applicants are shown the way to it. A text for it is suggested there.', 'courant-desk'), admin_url('options-privacy.php'), get_privacy_policy_url() !== ''),
            new Step('consent', __('Look through consent and third parties', 'courant-desk'), __('Nothing of theirs is loaded before a visitor agrees.', 'courant-desk'), $settings . '&tab=consent', in_array('consent', $ticked, true), __('Done', 'courant-desk')),
            new Step('store', __('See that applicants\' files are private', 'courant-desk'), __('Site Health asks for a file of a kind that nobody may get.', 'courant-desk'), admin_url('site-health.php'), in_array('store', $ticked, true), __('Done', 'courant-desk')),
            new Step('mail', __('Send yourself a mail', 'courant-desk'), __('If it does not arrive, applicants get none either.', 'courant-desk'), '', in_array('mail', $ticked, true), __('Send a test mail', 'courant-desk')),
        ];
    }

    public function tick(string $id): void
    {
        update_option(self::OPTION, array_values(array_unique([...$this->ticked(), $id])), false);
    }

    /** @return list<string> */
    private function ticked(): array
    {
        $ticked = get_option(self::OPTION, []);

        return is_array($ticked) ? array_values(array_filter($ticked, 'is_string')) : [];
    }
}
