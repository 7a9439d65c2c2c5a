<?php

declare(strict_types=1);

namespace CourantTests\Integration\Import;

use CourantDesk\Import\Domain\SwitchState;
use CourantDesk\Import\Storage\SourceSettingsReader;
use CourantDesk\Openings\Frontend\TranslatedFieldLabels;
use CourantDesk\Openings\Storage\TaxonomySpecificationRepository;
use CourantDesk\SearchIndex\Filters\AttributeFilterRegistry;
use CourantDesk\SettingsGroups;
use CourantTests\Support\Applications\ApplicationsTestCase;
use CourantTests\Support\Import\CreatesSwitch;
use CourantTests\Support\Import\WpJobOpeningsFixture;

/** Tests a switch from WP Job Openings whose data are incomplete or invalid (docs/features/switching.md). */
final class SwitchInvalidDataTest extends ApplicationsTestCase
{
    use CreatesSwitch;

    public function testAFileThatIsMissingIsReported(): void
    {
        $site = $this->createWpJobOpeningsSite();
        $application = (int) array_key_first($site->applications);
        wp_delete_file($site->applications[$application]['path']);
        $this->switchUntil(SwitchState::Applied);

        self::assertSame(
            [[
                'id' => $site->applications[$application]['attachment'],
                'label' => 'Public files of applicants: Applicant 1',
                'reason' => 'The file is missing.',
            ]],
            $this->failures(),
        );
    }

    public function testAFileOutsideOfTheUploadsFolderIsNotRead(): void
    {
        $site = $this->createWpJobOpeningsSite();
        $outside = array_slice($site->applications, 0, 3, true);
        $secret = dirname(wp_upload_dir(null, false)['basedir']) . '/secret.pdf';
        file_put_contents($secret, "%PDF-1.4\nsecret");
        $paths = ['../secret.pdf', $secret, 'awsm-job-openings/../../secret.pdf'];
        foreach (array_values($outside) as $index => $file) {
            update_post_meta($file['attachment'], '_wp_attached_file', $paths[$index]);
        }
        $this->switchUntil(SwitchState::Applied);
        $failures = $this->failures();
        $this->switchUntil(SwitchState::Confirmed, 'confirm');

        $reason = 'The file is outside of the uploads folder.';
        self::assertSame([$reason, $reason, $reason], array_column($failures, 'reason'));
        self::assertFileExists($secret);
        foreach (array_keys($outside) as $application) {
            self::assertSame([], $this->privateFiles()->store()->findByApplication($application));
        }
        wp_delete_file($secret);
    }

    public function testFilesWithoutAnAttachmentAreReportedAfterTheConfirmation(): void
    {
        $site = $this->createWpJobOpeningsSite();
        $file = dirname($site->applications[array_key_first($site->applications)]['path'] ?? '') . '/unknown.pdf';
        file_put_contents($file, '%PDF-1.4');
        $this->switchUntil(SwitchState::Applied);
        self::assertSame([], $this->failures());
        $this->switchUntil(SwitchState::Confirmed, 'confirm');

        self::assertFileExists($file);
        [$failure] = $this->failures();
        self::assertSame([0, 'Public files of applicants'], [$failure['id'], $failure['label']]);
        self::assertStringContainsString('awsm-job-openings/2026/03/unknown.pdf is still public', $failure['reason']);
        wp_delete_file($file);
    }

    public function testInvalidOptionsAreIgnored(): void
    {
        WpJobOpeningsFixture::storeOptions();
        $broken = [
            'awsm_jobs_notification_customizer' => 'a:2:{s:4:"logo";s:7:"defau',
            'awsm_jobs_listing_available_filters' => 'job-type', 'awsm_jobs_listing_specs' => ['job-type', ['x']],
            'awsm_jobs_list_per_page' => '-5', 'awsm_jobs_number_of_columns' => 'many', 'awsm_permalink_slug' => ['x'],
            'awsm_hr_email_address' => 'nobody', 'awsm_jobs_admin_upload_file_ext' => [false, 'exe'],
            'awsm_jobs_admin_to_notification' => '{hr-email}, @, nobody@', 'awsm_gdpr_cb_text' => '<script>x</script>',
        ];
        foreach ($broken as $name => $value) {
            update_option($name, $value);
        }
        $this->switchUntil(SwitchState::Applied);
        $this->switchUntil(SwitchState::Idle, 'undo');

        $jobs = (new SourceSettingsReader())->jobSettings();
        $filters = new AttributeFilterRegistry(new TranslatedFieldLabels());
        foreach ((new SettingsGroups(new TaxonomySpecificationRepository(), $filters))->all() as $group) {
            foreach ($group->withChanges($jobs[$group->groupId()] ?? [])->values() as $key => $value) {
                self::assertSame('', $group->validationError($key, $value), "{$group->groupId()}.$key");
            }
        }
    }

    public function testAnUndoKeepsTheAuthorsOfFiles(): void
    {
        $site = $this->createWpJobOpeningsSite();
        $attachment = $site->applications[array_key_first($site->applications)]['attachment'] ?? 0;
        wp_update_post(['ID' => $attachment, 'post_author' => 1]);
        $this->switchUntil(SwitchState::Applied);
        $this->switchUntil(SwitchState::Idle, 'undo');

        wp_cache_flush();
        self::assertSame('1', get_post($attachment)?->post_author);
    }

    private function createWpJobOpeningsSite(): WpJobOpeningsFixture
    {
        WpJobOpeningsFixture::storeOptions();
        $site = new WpJobOpeningsFixture();
        $site->add(2, 4, $this->user('author')->ID);

        return $site;
    }

    /** @return list<array{id: int, label: string, reason: string}> */
    private function failures(): array
    {
        return $this->factory()->createReport()->create()['failures'];
    }
}
