<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Storage;

use CourantDesk\Openings\OpeningsSettings;

/** Reads once how a migrated site of WP Job Openings showed specifications on an opening's page. */
final class LegacyDisplaySettings
{
    public function __construct(private readonly OpeningsSettings $settings)
    {
    }

    public function import(): void
    {
        $stored = get_option($this->settings->optionName());
        if (is_array($stored) && array_key_exists('specs_position', $stored)) {
            return;
        }
        $adopted = [];
        foreach (
            [
                'awsm_jobs_specs_position', 'awsm_jobs_specification_job_detail', 'awsm_jobs_make_specs_clickable',
                'awsm_jobs_show_specs_icon',
            ] as $name
        ) {
            $value = get_option($name, null);
            if (is_string($value)) {
                $adopted[$name] = $value;
            }
        }
        $changes = [];
        if (isset($adopted['awsm_jobs_specs_position'])) {
            $changes['specs_position'] = $adopted['awsm_jobs_specs_position'] === 'above_content'
                ? 'above_content'
                : 'below_content';
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
