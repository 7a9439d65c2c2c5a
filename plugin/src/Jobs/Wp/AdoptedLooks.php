<?php

declare(strict_types=1);

namespace CourantDesk\Jobs\Wp;

use CourantDesk\Jobs\JobsSettings;

/** How an adopted site showed specifications on an opening's page (Jobs contract 1.4), read once. */
final class AdoptedLooks
{
    public function __construct(private readonly JobsSettings $settings)
    {
    }

    public function adopt(): void
    {
        $stored = get_option($this->settings->option());
        if (is_array($stored) && array_key_exists('specs_position', $stored)) {
            return;
        }
        $adopted = [];
        foreach (['awsm_jobs_specs_position', 'awsm_jobs_specification_job_detail', 'awsm_jobs_make_specs_clickable', 'awsm_jobs_show_specs_icon'] as $name) {
            $value = get_option($name, null);
            if (is_string($value)) {
                $adopted[$name] = $value;
            }
        }
        $changes = [];
        if (isset($adopted['awsm_jobs_specs_position'])) {
            $changes['specs_position'] = $adopted['awsm_jobs_specs_position'] === 'above_content' ? 'above_content' : 'below_content';
        }
        if (($adopted['awsm_jobs_specification_job_detail'] ?? 'show_in_detail') !== 'show_in_detail') {
            $changes['specs_position'] = 'nowhere';
        }
        if (isset($adopted['awsm_jobs_make_specs_clickable'])) {
            $changes['specs_links'] = $adopted['awsm_jobs_make_specs_clickable'] === 'make_clickable';
        }
        if (isset($adopted['awsm_jobs_show_specs_icon'])) {
            $changes['specs_icons'] = $adopted['awsm_jobs_show_specs_icon'] === 'show_icon';
        }
        if ($changes !== []) {
            $this->settings->save($changes);
        }
    }
}
