<?php

declare(strict_types=1);

namespace CourantTests\Integration\Import;

use CourantDesk\Import\Domain\SwitchState;
use CourantDesk\Kernel\PostTypes;
use CourantTests\Support\Applications\ApplicationsTestCase;
use CourantTests\Support\Import\CreatesSwitch;
use CourantTests\Support\Import\JobBoardFixtures;
use RuntimeException;
use WP_Post;

/** Tests a switch from WP Job Manager and Simple Job Board (docs/compatibility/job-boards.md). */
final class JobBoardSwitchTest extends ApplicationsTestCase
{
    use CreatesSwitch;

    public function testOpeningsAndApplicationsAreCopiedWhileTheOldDataStays(): void
    {
        $boards = $this->createBoards();
        $before = $boards->data();
        $report = $this->factory()->createReport()->create();
        self::assertSame(['WP Job Manager', 'Simple Job Board'], $report['products']);
        self::assertSame([4, 3], array_column(array_slice($report['tasks'], 3, 2), 'total'));

        self::assertSame([], $this->switchUntil(SwitchState::Applied)->failures);

        self::assertSame($before, $boards->data(), 'nothing of the old products changes');
        $clerk = $this->copyOf($boards->openings['Clerk &amp; cook'], PostTypes::OPENING);
        self::assertSame(
            ['Clerk &amp; cook', 'clerk-cook', 'publish', '2026-03-04 05:06:07'],
            [$clerk->post_title, $clerk->post_name, $clerk->post_status, $clerk->post_date],
        );
        self::assertStringContainsString('Cook <', $clerk->post_content);
        self::assertStringNotContainsString('<script', $clerk->post_content);
        self::assertSame(['2099-05-04', '1', ''], [
            get_post_meta($clerk->ID, 'awsm_job_expiry', true), get_post_meta($clerk->ID, 'courant_featured', true),
            get_post_meta($clerk->ID, 'awsm_job_filled', true),
        ]);
        self::assertSame(['Full Time', 'Night shift'], $this->terms($clerk, 'job-type'));
        self::assertSame(['Food &amp; drink'], $this->terms($clerk, 'job-category'));
        self::assertSame(['Kitchen &amp; Co'], $this->terms($clerk, 'job-company'));
        self::assertSame(['way' => 'email', 'target' => 'jobs@kitchen.example'], array_intersect_key(
            (array) get_post_meta($clerk->ID, 'courant_apply', true), ['way' => 1, 'target' => 1],
        ));
        $salary = get_post_meta($clerk->ID, 'courant_salary', true);
        self::assertIsArray($salary);
        self::assertEquals(
            [30000, 40000, 'EUR', 'YEAR'],
            [$salary['min'], $salary['max'], $salary['currency'], $salary['unit']],
        );
        $old = $this->copyOf($boards->openings['Old job'], PostTypes::OPENING);
        self::assertSame(['expired', 'filled'], [$old->post_status, get_post_meta($old->ID, 'awsm_job_filled', true)]);
        $driver = $this->copyOf($boards->openings['Driver 1'], PostTypes::OPENING);
        self::assertSame(['Leeds'], $this->terms($driver, 'job-location'));
        $this->assertApplicationsHaveTheirFiles($boards);
    }

    public function testOldUrlsRedirectToTheImportedOpening(): void
    {
        $boards = $this->createBoards();
        self::assertSame([], $this->switchUntil(SwitchState::Applied)->failures);
        $this->commit();
        $clerk = $this->copyOf($boards->openings['Clerk &amp; cook'], PostTypes::OPENING);
        $driver = $this->copyOf($boards->openings['Driver 1'], PostTypes::OPENING);

        $moved = $this->http('GET', '/vacancy/clerk-cook/');
        self::assertSame([301, get_permalink($clerk)], [$moved->status, $moved->header('Location')]);
        self::assertSame(404, $this->http('GET', '/vacancy/nothing/')->status);
        self::assertContains($this->http('GET', '/jobs/driver-1/')->status, [200, 301]);
        self::assertSame(200, $this->http('GET', get_permalink($driver))->status);
    }

    public function testUndoRemovesAllCopiesAndASecondRunCreatesThemAgain(): void
    {
        $boards = $this->createBoards();
        $before = $boards->data();
        foreach ([1, 2] as $ignored) {
            self::assertSame([], $this->switchUntil(SwitchState::Applied)->failures);
            self::assertSame([], $this->switchUntil(SwitchState::Applied)->failures);
            self::assertCount(
                3,
                get_posts(
                    [
                        'post_type' => PostTypes::OPENING,
                        'post_status' => array_keys(get_post_stati()),
                        'numberposts' => -1,
                    ],
                ),
                'no duplicates',
            );
            self::assertSame([], $this->switchUntil(SwitchState::Idle, 'undo')->failures);
            self::assertSame(
                [],
                get_posts(
                    [
                        'post_type' => [PostTypes::OPENING, PostTypes::APPLICATION],
                        'post_status' => array_keys(get_post_stati()),
                        'numberposts' => -1,
                    ],
                ),
            );
            self::assertNotContains('job-company', array_column((array) get_option('awsm_jobs_filter'), 'taxonomy'));
        }
        self::assertSame($before, $boards->data());
        foreach ($boards->files as $file) {
            self::assertFileExists($file['path']);
        }
    }

    public function testConfirmationRemovesThePublicFiles(): void
    {
        $boards = $this->createBoards();
        self::assertSame([], $this->switchUntil(SwitchState::Applied)->failures);
        self::assertSame([], $this->switchUntil(SwitchState::Confirmed, 'confirm')->failures);

        foreach ($boards->files as $file) {
            self::assertFileDoesNotExist($file['path']);
        }
        $this->assertApplicationsHaveTheirFiles($boards);
    }

    public function testAnInterruptionWhileAnOpeningIsSavedCreatesNoDuplicate(): void
    {
        $this->createBoards();
        $interrupt = static function (int $meta, int $post, string $key): void {
            if ($key === 'courant_former_path') {
                throw new RuntimeException('Interrupted');
            }
        };
        add_action('added_post_meta', $interrupt, 10, 3);
        try {
            $this->switchUntil(SwitchState::Applied);
            self::fail('It was interrupted.');
        } catch (RuntimeException $failure) {
            self::assertSame('Interrupted', $failure->getMessage());
        }
        remove_action('added_post_meta', $interrupt);
        self::assertSame([], $this->switchUntil(SwitchState::Applied, 'continue')->failures);

        self::assertCount(3, get_posts([
            'post_type' => PostTypes::OPENING, 'post_status' => array_keys(get_post_stati()), 'numberposts' => -1,
        ]));
    }

    public function testFilesThatCannotBeReadAreReportedAndTheApplicationIsCopied(): void
    {
        $boards = $this->createBoards();
        [$manager, $first, $second] = array_keys($boards->files);
        update_post_meta($manager, '_attachment_file', ['/etc/hostname', $boards->files[$manager]['path']]);
        delete_post_meta($first, 'resume_path');
        update_post_meta($first, 'resume', 'https://files.example/cv.pdf');
        wp_delete_file($boards->files[$second]['path']);

        $failures = $this->switchUntil(SwitchState::Applied)->failures;

        self::assertSame(
            [[$manager, 'outside'], [$first, 'outside'], [$second, 'missing']],
            array_map(static fn (array $failure): array => [$failure['id'], $failure['reason']], $failures),
        );
        $counts = array_map(fn (int $id): int => count($this->privateFiles()->store()->findByApplication(
            $this->copyOf($id, PostTypes::APPLICATION)->ID,
        )), [$manager, $first, $second]);
        self::assertSame([1, 0, 0], $counts);
    }

    private function createBoards(): JobBoardFixtures
    {
        $boards = new JobBoardFixtures();
        $author = $this->user('author')->ID;
        $boards->addWpJobManager($author);
        $boards->addSimpleJobBoard($author);
        wp_cache_flush();

        return $boards;
    }

    private function assertApplicationsHaveTheirFiles(JobBoardFixtures $boards): void
    {
        foreach ($boards->files as $sourceId => $file) {
            $application = $this->copyOf($sourceId, PostTypes::APPLICATION);
            $stored = $this->privateFiles()->store()->findByApplication($application->ID);
            self::assertCount(1, $stored);
            self::assertSame(
                $file['sha256'],
                hash('sha256', implode('', [...$this->privateFiles()->store()->read($stored[0])])),
            );
            $address = get_post_meta($application->ID, 'awsm_applicant_email', true);
            self::assertIsString($address);
            self::assertStringEndsWith('@example.com', $address);
            self::assertSame(PostTypes::OPENING, get_post_type($application->post_parent));
        }
    }

    private function copyOf(int $sourceId, string $type): WP_Post
    {
        $found = get_posts(
            [
                'post_type' => $type,
                'post_status' => array_keys(get_post_stati()),
                'meta_key' => 'courant_former_post',
                'meta_value' => (string) $sourceId,
            ],
        );
        self::assertCount(1, $found, "one copy of $sourceId");

        return $found[0];
    }

    /** @return list<string> */
    private function terms(WP_Post $post, string $taxonomy): array
    {
        $names = wp_get_object_terms($post->ID, $taxonomy, ['fields' => 'names', 'orderby' => 'name']);

        return is_array($names) ? array_values(array_filter($names, 'is_string')) : [];
    }
}
