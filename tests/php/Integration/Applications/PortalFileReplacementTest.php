<?php

declare(strict_types=1);

namespace CourantTests\Integration\Applications;

use CourantDesk\ApplicationForms\Domain\FormSerializer;
use CourantDesk\Kernel\Request;
use CourantTests\Support\Applications\ApplicationsTestCase;
use CourantTests\Support\Http\HttpRequest;
use CourantTests\Support\Http\HttpResponse;

/** Tests that applicants replace each file of their application in the applicant portal. */
final class PortalFileReplacementTest extends ApplicationsTestCase
{
    public function testEachFileOfAFieldIsReplacedByItself(): void
    {
        $id = $this->applicationWithTwoFiles();
        [$first, $second] = $this->applicationsFactory()->files()->findByApplication($id);
        $page = $this->http('GET', $this->url($id))->body;
        foreach ([$first, $second] as $file) {
            self::assertStringContainsString("Replace “{$file->originalName}”", $page);
            self::assertMatchesRegularExpression(
                "~<input[^>]* id=\"courant-new-file-{$file->id}\" name=\"awsm_file\" accept=\"\.pdf, \.png\"~",
                $page,
            );
        }

        $response = $this->replace($id, $first->id, $this->cv('new.pdf', str_replace('1.4', '1.7', self::PDF)));

        self::assertSame(303, $response->status);
        $files = $this->applicationsFactory()->files()->findByApplication($id);
        self::assertSame(['b.pdf', 'new.pdf'], array_column($files, 'originalName'));
        self::assertSame(['awsm_field_work', 'awsm_field_work'], array_column($files, 'field'));
        self::assertCount(2, $this->storedPaths(), 'the old file is deleted');
        $page = $this->http('GET', $response->header('Location'))->body;
        self::assertStringContainsString('Your file has been replaced.', $page);
        self::assertStringContainsString('Updated by you', $page);
        self::assertSame((string) $files[1]->id, $this->text($id, 'courant_file_id'), 'the first file was replaced');
    }

    public function testARejectedFileHasItsErrorNextToItsFieldAndChangesNothing(): void
    {
        $id = $this->applicationWithTwoFiles();
        [$first, $second] = $this->applicationsFactory()->files()->findByApplication($id);

        $response = $this->replace($id, $second->id, $this->cv('new.php'));

        self::assertSame(422, $response->status);
        self::assertStringContainsString("id=\"courant-new-file-{$second->id}-error\"", $response->body);
        self::assertStringNotContainsString("id=\"courant-new-file-{$first->id}-error\"", $response->body);
        self::assertStringContainsString('Please choose a file.', $this->replace($id, $first->id, [])->body);
        self::assertSame(
            ['a.pdf', 'b.pdf'],
            array_column($this->applicationsFactory()->files()->findByApplication($id), 'originalName'),
        );
    }

    public function testAFileOfAnotherApplicationIsNotReplaced(): void
    {
        $id = $this->applicationWithTwoFiles();
        $other = $this->applicationWithTwoFiles();
        [$foreign] = $this->applicationsFactory()->files()->findByApplication($other);

        $response = $this->replace($id, $foreign->id, $this->cv('new.pdf'));

        self::assertSame(422, $response->status);
        self::assertStringContainsString('This file no longer exists. Nothing was changed.', $response->body);
        foreach ([$id, $other] as $application) {
            self::assertSame(
                ['a.pdf', 'b.pdf'],
                array_column($this->applicationsFactory()->files()->findByApplication($application), 'originalName'),
            );
        }
    }

    public function testReplacementsOfAFileAtTheSameTimeLeaveOneNewFile(): void
    {
        for ($round = 0; $round < 3; $round++) {
            $id = $this->applicationWithTwoFiles();
            [$first] = $this->applicationsFactory()->files()->findByApplication($id);
            $responses = $this->sendAll(array_map(
                fn (string $name): HttpRequest => new HttpRequest('POST', $this->url($id), [
                    'courant_do' => 'file', 'courant_file' => (string) $first->id,
                ], $this->cv($name)),
                ['c.pdf', 'd.pdf', 'e.pdf'],
            ));

            $statuses = array_column($responses, 'status');
            sort($statuses);
            self::assertSame([303, 422, 422], $statuses);
            $files = $this->applicationsFactory()->files()->findByApplication($id);
            self::assertCount(2, $files);
            self::assertCount(2 * ($round + 1), $this->storedPaths(), 'no file is left over');
        }
    }

    private function applicationWithTwoFiles(): int
    {
        $form = $this->forms()->formRepository()->save(FormSerializer::parse([
            ['name' => 'awsm_applicant_name', 'type' => 'text', 'label' => 'Name', 'required' => true],
            ['name' => 'awsm_applicant_email', 'type' => 'email', 'label' => 'Email', 'required' => true],
            ['name' => 'awsm_field_work', 'type' => 'file', 'label' => 'Work', 'files' => 2, 'kinds' => ['pdf', 'png']],
        ], title: 'Work'));
        $opening = $this->opening(['meta' => ['courant_apply' => ['way' => 'form', 'form' => $form?->id]]])->ID;
        $files = ['name' => ['a.pdf', 'b.pdf'], 'type' => ['', ''], 'error' => [UPLOAD_ERR_OK, UPLOAD_ERR_OK]];
        foreach ($files['name'] as $name) {
            $content = self::PDF . "%$name";
            $files['tmp_name'][] = $this->file('upload', $content);
            $files['size'][] = strlen($content);
        }
        $email = uniqid('zoe') . '@courant.example';
        $request = new Request([], $this->fields($opening, ['awsm_applicant_email' => $email]), [
            'awsm_field_work' => $files,
        ], ['REQUEST_METHOD' => 'POST', 'REMOTE_ADDR' => '203.0.113.9']);
        $response = $this->applicationsFactory()->submissionController()->handle($request);

        return (int) $response->receipt?->applicationId;
    }

    private function url(int $id): string
    {
        return '/?courant_application='
            . $this->applicationsFactory()->portalToken()->issue($id, $this->text($id, 'courant_reference'));
    }

    /** @param array<string, array{path: string, name?: string, type?: string}> $files */
    private function replace(int $id, int $file, array $files): HttpResponse
    {
        return $this->sendAll([new HttpRequest('POST', $this->url($id), [
            'courant_do' => 'file', 'courant_file' => (string) $file,
        ], $files)])[0];
    }
}
