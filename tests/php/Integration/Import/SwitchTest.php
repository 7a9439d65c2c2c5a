<?php

declare(strict_types=1);

namespace CourantTests\Integration\Import;

use CourantDesk\Email\EmailSettings;
use CourantDesk\Import\Admin\SwitchReport;
use CourantDesk\Import\Domain\SwitchState;
use CourantDesk\Import\Http\SwitchController;
use CourantDesk\Import\Storage\SwitchRunner;
use CourantDesk\Kernel\Kernel;
use CourantDesk\Kernel\OptionLock;
use CourantDesk\Kernel\Sql;
use CourantDesk\Kernel\SystemClock;
use CourantDesk\Openings\OpeningsSettings;
use CourantTests\Support\Applications\ApplicationsTestCase;
use CourantTests\Support\Import\CreatesSwitch;
use CourantTests\Support\Import\WpJobOpeningsFixture;
use Opis\JsonSchema\Validator;
use PHPUnit\Framework\Attributes\Group;
use WP_Error;
use WP_REST_Request;

/** Tests a switch from WP Job Openings, its undo and its confirmation (docs/features/switching.md). */
#[Group('database')]
final class SwitchTest extends ApplicationsTestCase
{
    use CreatesSwitch;

    private const OPENINGS = 3;
    private const APPLICATIONS_EACH = 8;
    private const META = ['awsm_attachment_id', 'awsm_application_mails', 'awsm_applicant_letter', 'awsm_job_id'];

    public function testApplicationsAreTakenOverWhileTheOldDataStays(): void
    {
        $site = $this->createWpJobOpeningsSite();
        $before = self::oldData();
        $openings = self::OPENINGS;
        $applications = $openings * self::APPLICATIONS_EACH;
        $report = $this->report()->create();
        self::assertSame(['WP Job Openings'], $report['products']);
        self::assertSame([$openings, $applications], [$report['openings'], $report['applications']]);
        self::assertSame(['start'], $report['actions']);
        self::assertSame([$applications, $applications], array_column(array_slice($report['tasks'], 1, 2), 'total'));
        self::assertContains('awsm_jobs_details_page_layout', array_column($report['missing'], 'name'));
        self::assertNotContains('secret-1', array_column($report['changes'], 'then'));
        $schema = (string) file_get_contents(dirname(COURANT_DESK_FILE) . '/schema/switch-report.json');
        $result = (new Validator())->validate(json_decode((string) wp_json_encode($report)), $schema);
        self::assertTrue($result->isValid(), (string) $result->error()?->message());

        $this->switchUntil(SwitchState::Applied);

        self::assertSame($before, self::oldData(), 'nothing of the old product changes');
        foreach ($site->applications as $id => $file) {
            $stored = $this->privateFiles()->store()->findByApplication($id);
            self::assertCount(1, $stored);
            self::assertSame("CV of $id", 'CV of ' . $stored[0]->application);
            self::assertSame(
                $file['sha256'],
                hash('sha256', implode('', [...$this->privateFiles()->store()->read($stored[0])])),
            );
            self::assertFileExists($file['path']);
            self::assertSame((string) $file['attachment'], $this->text($id, 'awsm_attachment_id'));
            self::assertSame([], $this->privateFiles()->attachments()->findByApplication($id), 'listed once');
            self::assertNotSame('0', get_post($id)?->post_author);
        }
        self::assertSame(['careers', 'hr@meyer.example'], [
            (new OpeningsSettings())->slug(), (new OpeningsSettings())->hrEmail(),
        ]);
        $report = $this->report()->create();
        self::assertSame(['start', 'undo', 'confirm'], $report['actions']);
        self::assertSame([[], []], [$report['changes'], $report['failures']]);
        self::assertSame([$applications, $applications], array_column(array_slice($report['tasks'], 1, 2), 'done'));
        self::assertSame(186, array_sum($this->retention), 'six months of 31 days');
    }

    public function testEachStepRemovesWhatItReadFromMemory(): void
    {
        $site = $this->createWpJobOpeningsSite();
        foreach (['start' => SwitchState::Applied, 'undo' => SwitchState::Idle] as $action => $state) {
            $this->switchUntil($state, $action);
            foreach ($site->applications as $id => $file) {
                self::assertFalse(wp_cache_get($id, 'posts'), "application $id after $action");
                self::assertFalse(wp_cache_get($id, 'post_meta'));
                self::assertFalse(wp_cache_get($file['attachment'], 'post_meta'));
            }
        }
    }

    public function testAnUndoRestoresEverythingAndASecondSwitchWorks(): void
    {
        $site = $this->createWpJobOpeningsSite();
        (new EmailSettings())->save(['from_name' => 'Before']);
        $before = [self::allData(), (new OpeningsSettings())->values(), (new EmailSettings())->values()];

        foreach ([1, 2, 3] as $round) {
            $this->switchUntil(SwitchState::Applied);
            self::assertNotSame($before[0], self::allData());
            $this->switchUntil(SwitchState::Idle, 'undo');
            self::assertSame(
                $before, [self::allData(), (new OpeningsSettings())->values(), (new EmailSettings())->values()],
                "round $round",
            );
            self::assertSame([], $this->storedPaths());
            self::assertSame(0, array_sum($this->retention));
        }
        foreach ($site->applications as $file) {
            self::assertSame($file['sha256'], hash_file('sha256', $file['path']));
        }
    }

    public function testAConfirmedSwitchRemovesThePublicFilesAndKeepsTheirLinks(): void
    {
        $site = $this->createWpJobOpeningsSite();
        $this->switchUntil(SwitchState::Applied);
        self::assertNull($this->runner()->run('continue', 1.0));
        $this->switchUntil(SwitchState::Confirmed, 'confirm');

        self::assertNull($this->runner()->run('undo', 1.0));
        $application = array_key_first($site->applications);
        self::assertIsInt($application);
        foreach ($site->applications as $id => $file) {
            self::assertFileDoesNotExist($file['path']);
            self::assertCount(1, $this->privateFiles()->store()->findByApplication($id));
            self::assertSame('', $this->text($id, 'courant_switch_author'));
            $stored = $this->privateFiles()->attachments()->findStored($file['attachment'], 0);
            self::assertSame($id, $stored['application'] ?? 0, 'the old download link works');
        }
        self::assertArrayNotHasKey('settings.jobs', $this->runner()->progress()->previousValues);
        $uploads = '/wp-content/uploads/awsm-job-openings/2026/03/';
        $name = basename($site->applications[$application]['path']);
        self::assertSame(410, $this->http('GET', $uploads . $name)->status);
        self::assertSame(404, $this->http('GET', $uploads . 'other.pdf')->status);
        self::assertSame(['start'], $this->report()->create()['actions']);
    }

    public function testAnActionThatIsSentAgainContinues(): void
    {
        $this->createWpJobOpeningsSite();
        (new EmailSettings())->save(['from_name' => 'Before']);
        foreach (['start' => SwitchState::Applying, 'undo' => SwitchState::Undoing] as $action => $state) {
            self::assertSame($state, $this->runner()->run($action, 0.0)?->state);
            $steps = 0;
            do {
                $progress = $this->runner()->run($action, 0.0);
                self::assertNotNull($progress);
                self::assertLessThan(30, ++$steps);
            } while ($progress->state->isRunning());
        }
        self::assertSame('Before', (new EmailSettings())->values()['from_name']);
        self::assertNull($this->runner()->run('undo', 0.0));
    }

    public function testARequestReportsThatAnotherProcessWorksOnIt(): void
    {
        $this->createWpJobOpeningsSite();
        $this->runner()->run('start', 0.0);
        $sql = Sql::fromGlobal();
        $lock = new OptionLock('courant_switch_lock', 60, $sql, new SystemClock());
        self::assertTrue($lock->acquire());
        $request = new WP_REST_Request('POST', '/courant/v1/switch');
        $request->set_param('do', 'continue');
        $response = (new SwitchController($this->runner(), $this->report()))->runAction($request);
        $lock->release();

        self::assertInstanceOf(WP_Error::class, $response);
        self::assertSame('courant_switch_busy', $response->get_error_code());
    }

    public function testTheSecondOfTwoStartsIsRejected(): void
    {
        $this->createWpJobOpeningsSite();
        $lock = new OptionLock('courant_switch_lock', 60, Sql::fromGlobal(), new SystemClock());
        self::assertTrue($lock->acquire());
        $request = new WP_REST_Request('POST', '/courant/v1/switch');
        $request->set_param('do', 'start');
        $response = (new SwitchController($this->runner(), $this->report()))->runAction($request);
        $lock->release();

        self::assertInstanceOf(WP_Error::class, $response);
        self::assertSame('courant_switch_busy', $response->get_error_code());
        self::assertSame(SwitchState::Idle, $this->runner()->progress()->state);
    }

    private function createWpJobOpeningsSite(): WpJobOpeningsFixture
    {
        WpJobOpeningsFixture::storeOptions();
        $site = new WpJobOpeningsFixture();
        $site->add(self::OPENINGS, self::APPLICATIONS_EACH, $this->user('author')->ID);

        return $site;
    }

    private function runner(): SwitchRunner
    {
        return $this->factory()->createRunner();
    }

    private function report(): SwitchReport
    {
        return $this->factory()->createReport();
    }

    /** @return list<array<string, string|null>> meta of WP Job Openings and its options */
    private static function oldData(): array
    {
        $sql = Sql::fromGlobal();

        return [
            ...$sql->fetchRows(
                'SELECT post_id, meta_key, meta_value FROM %i WHERE meta_key IN (%s, %s, %s, %s) ORDER BY meta_id',
                $sql->coreTable('postmeta'),
                ...self::META,
            ),
            ...$sql->fetchRows(
                'SELECT option_name, option_value FROM %i WHERE option_name LIKE %s ORDER BY option_name',
                $sql->coreTable('options'),
                'awsm%',
            ),
        ];
    }

    /** @return list<array<string, string|null>> all posts and their meta */
    private static function allData(): array
    {
        $sql = Sql::fromGlobal();

        return [
            ...$sql->fetchRows('SELECT * FROM %i ORDER BY ID', $sql->coreTable('posts')),
            ...$sql->fetchRows(
                'SELECT post_id, meta_key, meta_value FROM %i ORDER BY post_id, meta_key, meta_id',
                $sql->coreTable('postmeta'),
            ),
            ...self::oldData(),
        ];
    }
}
