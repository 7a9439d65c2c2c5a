<?php

declare(strict_types=1);

namespace CourantTests\Integration\Recruiting;

use CourantDesk\Applications\Domain\FormToken;
use CourantDesk\Applications\Domain\Suspicion;
use CourantDesk\Applications\Http\SubmissionResponse;
use CourantDesk\Recruiting\Admin\SuspicionLabels;
use CourantDesk\Recruiting\Domain\ApplicationFolder;
use CourantDesk\Recruiting\Domain\ApplicationQuery;
use CourantDesk\Recruiting\Http\ApplicationExportController;
use CourantTests\Support\Applications\ApplicationsTestCase;
use WP_REST_Request;

/** Tests what marks an application as suspected spam, and the reasons that recruiters see. */
final class SuspectedSpamTest extends ApplicationsTestCase
{
    public function testAFastApplicationWithoutOtherSignsIsNotSuspected(): void
    {
        $opening = $this->opening()->ID;
        $slow = $this->submit($opening);
        $fast = $this->submit(
            $opening,
            ['courant_token' => $this->token(), 'awsm_applicant_email' => 'a@courant.example'],
        );
        $machine = $this->submit($opening, [
            'courant_token' => $this->token(),
            'courant_note' => 'http://spam.example',
            'awsm_applicant_email' => 'b@courant.example',
        ]);

        $states = array_map(
            static fn ($response): string => (string) get_post_status((int) $response->receipt?->applicationId),
            [$slow, $fast, $machine],
        );
        self::assertSame(['publish', 'publish', 'courant_suspected'], $states);
        self::assertSame(
            'honeypot too-fast',
            $this->text((int) $machine->receipt?->applicationId, SuspicionLabels::META_KEY),
        );
        self::assertCount(
            2,
            $this->applicationsFactory()->emailQueue->findByApplication((int) $fast->receipt?->applicationId),
            'the usual emails',
        );
        $shape = static fn (SubmissionResponse $response): string
            => (string) preg_replace('/[0-9A-Z]{4}-[0-9A-Z]{4}/', '#', implode('', $response->successMessages));
        self::assertSame(
            [$shape($slow), $shape($slow)],
            [$shape($fast), $shape($machine)],
            'all get the same response',
        );
    }

    public function testRecruitersSeeTheNumberAndTheTranslatedReason(): void
    {
        $id = (int) $this
            ->submit($this->opening()->ID, ['courant_note' => 'http://spam.example'])->receipt?->applicationId;
        $this->signIn('administrator');
        $recruiting = $this->recruiting();
        $recruiting->candidateIndex->addMissing();
        $reason = 'A hidden field was filled in';

        self::assertSame(1, $this->read('/courant/v1/applications', 'folders', 'suspected'));
        self::assertSame(1, $this->read('/courant/v1/applications/board', 'folders', 'suspected'));
        self::assertSame([$reason], $this->read('/courant/v1/applications', 'items', 0, 'suspicions'));
        self::assertSame([$reason], $this->read("/courant/v1/applications/$id", 'row', 'suspicions'));
        $rows = [...(new ApplicationExportController($recruiting))->rows(
            new ApplicationQuery(folder: ApplicationFolder::Suspected)
        )];
        $column = array_search('Reasons for suspicion', $rows[0] ?? [], true);
        self::assertIsInt($column);
        self::assertSame($reason, $rows[1][$column] ?? '');

        $request = new WP_REST_Request('POST', '/courant/v1/applications/bulk');
        $request->set_body_params(['action' => 'not_spam', 'items' => [['id' => $id, 'version' => 0]]]);
        self::assertSame(200, rest_do_request($request)->get_status());
        self::assertSame('publish', get_post_status($id));
        self::assertSame(0, $this->read('/courant/v1/applications', 'folders', 'suspected'));
        self::assertSame([], $this->read("/courant/v1/applications/$id", 'row', 'suspicions'));
    }

    public function testEveryReasonHasALabel(): void
    {
        foreach (Suspicion::cases() as $suspicion) {
            self::assertStringNotContainsString($suspicion->value, SuspicionLabels::label($suspicion));
        }
    }

    private function token(): string
    {
        return (new FormToken(wp_salt('nonce')))->issue(time());
    }

    private function read(string $route, string|int ...$keys): mixed
    {
        $request = new WP_REST_Request('GET', $route);
        $request->set_param('folder', 'suspected');

        return $this->getNested((array) rest_do_request($request)->get_data(), ...$keys);
    }
}
