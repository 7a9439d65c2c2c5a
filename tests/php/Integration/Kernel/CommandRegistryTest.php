<?php

declare(strict_types=1);

namespace CourantTests\Integration\Kernel;

use CourantTests\Support\Applications\ApplicationsTestCase;
use RuntimeException;

/** Tests the commands of `wp courant …` and `npm run wp -- courant …`. */
final class CommandRegistryTest extends ApplicationsTestCase
{
    public function testEveryCommandIsListedAndOneThatIsUnknownDoesNothing(): void
    {
        $known = apply_filters('courant_desk_commands', []);
        self::assertIsArray($known);
        self::assertSame([], array_diff(['doctor', 'export', 'import', 'index', 'retention', 'views'], array_keys(
            $known
        )));
        self::assertSame('', $this->runCommand('unknown'));
    }

    public function testExportsAreCompleteInBothFormats(): void
    {
        $this->opening([
            'title' => '=Editor, "News"',
            'content' => "One\nTwo",
            'specs' => ['job-category' => 'News'],
            'meta' => ['courant_places' => [['city' => 'Kiel', 'region' => '', 'country' => 'DE']]],
        ]);
        $this->opening(['status' => 'draft', 'title' => 'Draft']);
        $opening = $this->opening(['title' => 'Writer']);
        $this->submit($opening->ID, ['awsm_applicant_name' => "=HYPERLINK(\"x\")"]);

        $openings = json_decode($this->runCommand('export', 'openings', '--format=json'), true);
        self::assertIsArray($openings);
        self::assertSame(['=Editor, "News"', 'Draft', 'Writer'], array_column($openings, 'title'));
        self::assertSame(['publish', 'draft', 'publish'], array_column($openings, 'status'));
        self::assertSame(['News'], $this->getNested($openings, 0, 'specifications', 'job-category'));
        self::assertSame('Kiel', $this->getNested($openings, 0, 'places', 0, 'city'));
        self::assertStringStartsWith('"id","identifier","title"', $this->runCommand('export', 'openings'));

        $applications = json_decode($this->runCommand('export', 'applications', '--format=json'), true);
        self::assertIsArray($applications);
        self::assertSame('zoe@courant.example', $this->getNested($applications, 0, 'email'));
        self::assertStringContainsString(
            "\"'=HYPERLINK(\"\"x\"\")\"",
            $this->runCommand('export', 'applications'),
            'a name is no formula',
        );
        foreach ([['export'], ['export', 'secrets'], ['export', 'openings', '--format=exe']] as $call) {
            self::assertStringContainsString('applications, openings', $this->failing(...$call));
        }
    }

    public function testRetentionReportsBeforeDeleting(): void
    {
        $application = (int) $this->submit($this->opening()->ID)->receipt?->applicationId;
        self::assertStringContainsString(
            'courant_suspected: kept for 90 days, 0 due for deletion',
            $this->runCommand('retention', '--dry-run'),
        );
        update_option('courant_retention', ['publish' => 10]);
        $sql = $this->applicationsFactory()->kernel->sql;
        $this->runCommand('retention', '--dry-run');
        $sql->execute('UPDATE %i SET staged = 1', $sql->table('candidates'));

        self::assertStringContainsString(
            'kept for 10 days, 1 due for deletion',
            $this->runCommand('retention', '--dry-run'),
        );
        self::assertNotNull(get_post($application));
        self::assertStringContainsString('1 application was deleted', $this->runCommand('retention'));
        self::assertNull(get_post($application));
    }

    public function testViewsAreShownByOpening(): void
    {
        $opening = $this->opening(['title' => 'Editor']);
        $sql = $this->applicationsFactory()->kernel->sql;
        $sql->insert($sql->table('views_daily'), [
            'job_id' => $opening->ID, 'day' => (string) wp_date('Y-m-d'), 'source' => 'direct', 'views' => 12,
            'visitors' => 4,
        ]);

        self::assertMatchesRegularExpression('/^ +12 +4 +0  Editor$/m', $this->runCommand('views', '--days=7'));
        self::assertSame(
            12,
            $this->getNested(
                (array) json_decode($this->runCommand('views', '--format=json'), true),
                'openings',
                0,
                'views',
            ),
        );
    }

    public function testTheDoctorListsEveryTestAndFailsWhenOneFails(): void
    {
        do_action('courant_desk_reindex');
        $reported = $this->runCommand('doctor');
        self::assertSame(0, substr_count($reported, 'FAILED'), $reported);
        self::assertStringContainsString('ok      The job search index is working', $reported);
        self::assertStringContainsString('ok      Emails about applications are sent', $reported);

        add_filter('site_status_tests', static fn (array $tests): array => array_merge_recursive($tests, [
            'direct' => ['courant_x' => [
                'test' => static fn (): array
                    => ['status' => 'critical', 'label' => 'It is broken', 'description' => '<p>Mend &amp; try</p>'],
            ]],
        ]));
        $reported = $this->failing('doctor');
        self::assertStringContainsString("FAILED  It is broken\n        Mend & try", $reported);
    }

    private function runCommand(string $name, string ...$arguments): string
    {
        ob_start();
        try {
            do_action('courant_desk_command', $name, $arguments);
        } finally {
            $output = (string) ob_get_clean();
        }

        return $output;
    }

    private function failing(string $name, string ...$arguments): string
    {
        ob_start();
        try {
            do_action('courant_desk_command', $name, $arguments);
            self::fail('It should have ended badly.');
        } catch (RuntimeException) {
            return (string) ob_get_contents();
        } finally {
            ob_end_clean();
        }
    }
}
